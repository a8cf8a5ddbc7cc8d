import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct SliderTests {
    @Test func theKnobIsDraggedAndTheTrackIsNotTapped() {
        let (box, tally) = (ValueBox(0.5), Tally())
        let harness = ViewHarness(
            WithState(box) { value in
                Slider(value: value) { tally.events.append($0 ? "begin" : "end") }
            }, size: CGSize(width: 228, height: 100))
        harness.tap(at: CGPoint(x: 20, y: 50))
        #expect(box.value == 0.5)
        harness.drag(from: CGPoint(x: 114, y: 50), to: CGPoint(x: 164, y: 60))
        #expect(abs(box.value - 0.75) < 0.001)
        harness.drag(from: CGPoint(x: 164, y: 50), to: CGPoint(x: 900, y: 60))
        #expect(box.value == 1)
        #expect(tally.events == ["begin", "end", "begin", "end"])
    }

    @Test func stepsAreKeptByDragsKeysAndScreenReaders() {
        let box = ValueBox(4.0)
        let harness = ViewHarness(
            WithState(box) { Slider(value: $0, in: 0...10, step: 2) { Text(verbatim: "Speed") } })
        harness.focusFirst()
        harness.press("\u{F703}")
        #expect(box.value == 6)
        #expect(harness.perform(.decrement, on: "Speed"))
        #expect(box.value == 4)
        #expect(harness.perform(.setValue("7.2"), on: "Speed"))
        #expect(box.value == 8)
        harness.press("\u{F72B}")
        harness.press("\u{F700}")
        #expect(box.value == 10)
        #expect(harness.element("Speed")?.properties.role == .slider)
    }

    /// The height is that of iOS 7 to 18.
    @Test func itFillsTheWidth() {
        let harness = ViewHarness(Slider(value: .constant(0.5)).probe("slider"))
        #expect(harness.viewGraph.root.probedFrames["slider"]?.size == CGSize(width: 390, height: 31))
    }

    @Test(arguments: [Double.nan, -Double.infinity, 7.0] as [Double])
    func oddValuesStayInTheRange(value: Double) {
        let harness = ViewHarness(Slider(value: .constant(value), in: 0...1).accessibilityIdentifier("slider"))
        #expect(["0%", "100%"].contains(harness.element("slider")?.properties.value))
        let empty = ViewHarness(Slider(value: .constant(value), in: 3...3))
        empty.drag(from: CGPoint(x: 14, y: 422), to: CGPoint(x: 90, y: 422))
        #expect(!empty.displayList.commands.isEmpty)
    }

    @Test func itTakesThePointerFromTheScrollViewAround() {
        let box = ValueBox(0.0)
        let harness = ViewHarness(
            WithState(box) { value in
                ScrollView {
                    VStack {
                        Slider(value: value); TestBox(10, 2000, "tail")
                    }
                }
            }, size: CGSize(width: 228, height: 100))
        let place = harness.frame(of: "tail")
        harness.drag(from: CGPoint(x: 14, y: 15), to: CGPoint(x: 64, y: 90))
        #expect(abs(box.value - 0.25) < 0.001)
        #expect(harness.frame(of: "tail") == place)
    }
}
