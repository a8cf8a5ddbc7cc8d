import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct StepperTests {
    @Test func itsButtonsLeadAsFarAsTheRange() {
        let (box, tally) = (ValueBox(4), Tally())
        let harness = ViewHarness(
            WithState(box) { value in
                Stepper("Guests", value: value, in: 1...5) { tally.events.append($0 ? "begin" : "end") }
            })
        harness.tap("Increment")
        harness.tap("Increment")
        #expect(box.value == 5)
        #expect(tally.events == ["begin", "end"])
        #expect(harness.element("Increment")?.properties.traits == .disabled)
        harness.tap("Decrement")
        #expect(box.value == 4)
    }

    @Test func keysAndScreenReadersStepIt() {
        let box = ValueBox(1.5)
        let harness = ViewHarness(WithState(box) { Stepper("Size", value: $0, step: 0.5) })
        harness.focusFirst()
        harness.press("\u{F700}")
        harness.press("\u{F702}")
        harness.press("\u{F703}")
        #expect(box.value == 2)
        #expect(harness.perform(.decrement, on: "Size"))
        #expect(box.value == 1.5)
        let properties = harness.element("Size")?.properties
        #expect(properties?.role == .stepper)
        #expect(properties?.value == "1.5")
    }

    /// 94 by 32 points at the trailing end (iOS 13 to 18).
    @Test func itsButtonsHaveTheSizeOfIOS18() {
        let harness = ViewHarness(Stepper("Guests", value: .constant(1)))
        #expect(harness.frame(of: "Guests") == CGRect(x: 296, y: 406, width: 94, height: 32))
    }

    @Test func actionsMayStandForAValue() {
        let tally = Tally()
        let harness = ViewHarness(
            Stepper("Any") {
                tally.events.append("more")
            } onDecrement: {
                tally.events.append("less")
            })
        harness.tap("Decrement")
        harness.tap("Increment")
        #expect(tally.events == ["less", "more"])
        let closed = ViewHarness(Stepper("Any", onIncrement: nil, onDecrement: nil))
        #expect(closed.element("Increment")?.properties.traits == .disabled)
    }

    /// `onEditingChanged` of Apple's stepper: once at the start and once at the end of a touch that changes again and again.
    @Test func aHeldButtonIsOneEdit() {
        let (box, tally) = (ValueBox(1), Tally())
        let harness = ViewHarness(
            WithState(box) { value in Stepper("Guests", value: value) { tally.events.append($0 ? "begin" : "end") } })
        hold("Increment", in: harness) {
            #expect(box.value > 3)
            #expect(tally.events == ["begin"])
        }
        #expect(tally.events == ["begin", "end"])
    }

    @Test func theRepeatBehaviourHoldsForItsButtons() {
        let box = ValueBox(1)
        let harness = ViewHarness(
            WithState(box) { Stepper("Guests", value: $0).buttonRepeatBehavior(.disabled) })
        hold("Increment", in: harness) { #expect(box.value == 1) }
        #expect(box.value == 2)
    }

    private func hold(_ name: String, in harness: ViewHarness, _ check: () -> Void) {
        guard let frame = harness.frame(of: name) else { return }
        let point = CGPoint(x: frame.midX, y: frame.midY)
        harness.send(.pointer(PointerEvent(phase: .down, location: point, time: harness.now)))
        harness.advance(by: 1.2)
        check()
        harness.send(.pointer(PointerEvent(phase: .up, location: point, time: harness.now)))
    }
}
