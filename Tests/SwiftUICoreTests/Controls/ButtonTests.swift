import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct ButtonTests {
    /// A wrapper that keeps the style's own button inside must not meet itself again.
    private struct LoudStyle: PrimitiveButtonStyle {
        let tally: Tally
        func makeBody(configuration: Configuration) -> some View {
            Button(role: configuration.role) {
                tally.events.append("loud")
                configuration.trigger()
            } label: {
                configuration.label
            }
        }
    }

    @Test func severalViewsOfALabelLieSideBySideInOneButton() {
        let harness = ViewHarness(
            VStack {
                Button {
                } label: {
                    Color.red.frame(width: 20, height: 20)
                    Color.blue.frame(width: 30, height: 10)
                }
                .accessibilityLabel("Go")
            })
        #expect(harness.frame(of: "Go")?.size == CGSize(width: 58, height: 20))
    }

    @Test func aTapAndTheKeysOfAButtonAct() {
        let tally = Tally()
        let harness = ViewHarness(Button("Go") { tally.events.append("go") })
        harness.tap("Go")
        #expect(harness.focusFirst())
        #expect(harness.press(" "))
        #expect(harness.press("\r"))
        #expect(!harness.press("x"))
        #expect(harness.perform(.activate, on: "Go"))
        #expect(tally.events == ["go", "go", "go", "go"])
    }

    @Test func aDisabledButtonTakesNothing() {
        let tally = Tally()
        let harness = ViewHarness(Button("Go") { tally.events.append("go") }.disabled(true))
        harness.tap("Go")
        #expect(!harness.focusFirst())
        #expect(harness.element("Go")?.properties.traits == .disabled)
        #expect(tally.events.isEmpty)
    }

    @Test func aStyleMayUseAButtonItself() {
        let tally = Tally()
        let harness = ViewHarness(
            Button("Go") { tally.events.append("go") }.buttonStyle(LoudStyle(tally: tally)))
        harness.tap("Go")
        #expect(tally.events == ["loud", "go"])
    }

    /// iOS 15 to 18: 12 and 7 points around the label; small 10 and 5; large 20 and 15 (facts of metrics.tsv).
    @Test(arguments: [(ControlSize.regular, 12.0, 7.0), (.large, 20, 15)])
    func borderedButtonsHaveThePaddingOfIOS18(size: ControlSize, horizontal: Double, vertical: Double) throws {
        let harness = ViewHarness(
            Button {
            } label: {
                TestBox(50, 20, "label").probe("label")
            }.buttonStyle(.bordered).controlSize(size).probe("button"))
        let frames = harness.viewGraph.root.probedFrames
        let (label, button) = (try #require(frames["label"]), try #require(frames["button"]))
        #expect(button == label.insetBy(dx: -horizontal, dy: -vertical))
    }

    @Test func aHeldButtonRepeatsWhereItMay() {
        let tally = Tally()
        let harness = ViewHarness(
            Button("Go") { tally.events.append("go") }.buttonStyle(.bordered).buttonRepeatBehavior(.enabled))
        let place = CGPoint(x: 195, y: 422)
        harness.send(.pointer(PointerEvent(phase: .down, location: place, time: harness.now)))
        harness.advance(by: 0.85)
        harness.send(.pointer(PointerEvent(phase: .up, location: place, time: harness.now)))
        harness.advance(by: 1)
        #expect(tally.events.count == 4)
    }

    @Test func theRingShowsWhereTheKeyboardIs() throws {
        let harness = ViewHarness(Button("Go") {}.padding(20), size: CGSize(width: 100, height: 100))
        let before = harness.displayList
        harness.focusFirst()
        #expect(harness.displayList != before)
        #expect(try #require(harness.element("Go")).properties.traits == .focused)
        harness.viewGraph.focus = nil
        harness.settle()
        #expect(harness.displayList == before)
    }
}
