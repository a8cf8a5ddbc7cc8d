import Foundation
import Geometry
import Platform
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
struct UIStepperTests {
    private struct Shown: UIViewRepresentable {
        let stepper: UIStepper
        func makeUIView(context: Context) -> UIStepper { stepper }
        func updateUIView(_ view: UIStepper, context: Context) {}
    }

    private let stepper = UIStepper()

    /// Holds the button for more, and counts how often the stepper tells of a change: until then, and in all.
    private func hold() -> (held: Int, all: Int) {
        var count = 0
        stepper.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        let harness = ViewHarness(Shown(stepper: stepper))
        let frame = harness.frame(of: "Increment") ?? .zero
        let point = CGPoint(x: frame.midX, y: frame.midY)
        harness.send(.pointer(PointerEvent(phase: .down, location: point, time: harness.now)))
        harness.advance(by: 1.2)
        let held = count
        harness.send(.pointer(PointerEvent(phase: .up, location: point, time: harness.now)))
        return (held, count)
    }

    @Test func aHeldStepperGoesOnAndTellsOfEachChange() {
        let told = hold()
        #expect(stepper.value > 3)
        #expect(told.held == Int(stepper.value) && told.all == told.held)
    }

    @Test func oneThatIsNotContinuousTellsAtTheEnd() {
        stepper.isContinuous = false
        let told = hold()
        #expect(stepper.value > 3)
        #expect(told.held == 0 && told.all == 1)
    }

    @Test func withoutAutorepeatATouchIsOneStep() {
        stepper.autorepeat = false
        let told = hold()
        #expect(stepper.value == 1)
        #expect(told.held == 0 && told.all == 1)
    }

    @Test func itStopsAtItsEndsOrGoesRound() {
        stepper.maximumValue = 2
        stepper.stepValue = 2
        let harness = ViewHarness(Shown(stepper: stepper))
        harness.tap("Increment")
        #expect(stepper.value == 2)
        #expect(harness.element("Increment")?.properties.traits == .disabled)
        stepper.wraps = true
        harness.settle()
        harness.tap("Increment")
        #expect(stepper.value == 0)
    }

    @Test func coloursSayTheirNames() {
        #expect(UIColor(red: 0, green: 0, blue: 0.4, alpha: 1).accessibilityName == "dark blue")
    }
}
