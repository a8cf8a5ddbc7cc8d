import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct ToggleTests {
    private struct WordStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration.isOn ? "yes" : "no") { configuration.isOn.toggle() }
        }
    }

    private struct FramedStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(5) }
    }

    private func harness(_ box: ValueBox<Bool>) -> ViewHarness {
        ViewHarness(WithState(box) { Toggle("Wi-Fi", isOn: $0) })
    }

    /// Human Interface Guidelines, Right to left: controls that move to one side flip. On is the trailing side.
    @Test func theKnobOfASwitchThatIsOnIsAtItsTrailingEnd() {
        func isKnob(at x: CGFloat, _ direction: LayoutDirection, isOn: Bool) -> Bool {
            let toggle = Toggle("", isOn: .constant(isOn)).labelsHidden().environment(\.layoutDirection, direction)
            return ViewHarness(toggle, size: CGSize(width: 51, height: 31)).color(at: x, 15).bytes == [
                255, 255, 255, 255,
            ]
        }
        #expect(isKnob(at: 36, .leftToRight, isOn: true) && !isKnob(at: 15, .leftToRight, isOn: true))
        #expect(isKnob(at: 15, .leftToRight, isOn: false))
        #expect(isKnob(at: 15, .rightToLeft, isOn: true) && !isKnob(at: 36, .rightToLeft, isOn: true))
        #expect(isKnob(at: 36, .rightToLeft, isOn: false))
    }

    /// The documentation of `LabeledContent`: the first text is the title, the next the subtitle.
    @Test func textsBelowTheFirstAreSubtitles() {
        let toggle = ViewHarness(
            Toggle(isOn: .constant(true)) {
                Text("Title")
                Text("Subtitle")
            })
        let stack = ViewHarness(
            VStack(spacing: 2) {
                Text("Title")
                Text("Subtitle").font(.subheadline)
            })
        #expect(toggle.root.fittingSize.height == stack.root.fittingSize.height)
        #expect(toggle.frame(of: "Title, Subtitle") != nil)
    }

    @Test func aTapADragAndKeysTurnIt() {
        let box = ValueBox(false)
        let harness = harness(box)
        harness.tap("Wi-Fi")
        #expect(box.value)
        // The switch is at the trailing end, 51 by 31 points (iOS 7 to 18).
        #expect(harness.frame(of: "Wi-Fi") == CGRect(x: 339, y: 406.5, width: 51, height: 31))
        harness.drag(from: CGPoint(x: 375, y: 422), to: CGPoint(x: 345, y: 424))
        #expect(!box.value)
        harness.focusFirst()
        harness.press(" ")
        #expect(box.value)
    }

    @Test func aTapOnTheLabelDoesNothingOnIOS() {
        let box = ValueBox(false)
        harness(box).tap(at: CGPoint(x: 10, y: 422))
        #expect(!box.value)
    }

    @Test func itIsOneElement() {
        let box = ValueBox(true)
        let harness = harness(box)
        let found = harness.elements.dropFirst().map(\.properties)
        #expect(found.map(\.role) == [.toggle])
        #expect(found.map(\.label) == ["Wi-Fi"])
        #expect(found.map(\.value) == ["1"])
        #expect(harness.perform(.activate, on: "Wi-Fi"))
        #expect(harness.element("Wi-Fi")?.properties.value == "0")
    }

    @Test func aHiddenLabelIsStillSaid() {
        let harness = ViewHarness(Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden().probe("toggle"))
        #expect(harness.viewGraph.root.probedFrames["toggle"]?.size == CGSize(width: 51, height: 31))
        #expect(harness.labels == ["Wi-Fi"])
    }

    @Test func stylesDrawIt() {
        let box = ValueBox(false)
        let words = ViewHarness(WithState(box) { Toggle("Wi-Fi", isOn: $0).toggleStyle(WordStyle()) })
        words.tap("no")
        #expect(box.value)
        #expect(words.labels == ["yes"])
        let framed = ViewHarness(Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(FramedStyle()))
        #expect(framed.frame(of: "Wi-Fi")?.maxX == 385)
        let button = ViewHarness(WithState(box) { Toggle("Wi-Fi", isOn: $0).toggleStyle(.button) })
        button.tap("Wi-Fi")
        #expect(!box.value)
    }

    @Test func sourcesThatDifferAreMixed() {
        let (first, second) = (ValueBox(true), ValueBox(false))
        func binding(_ box: ValueBox<Bool>) -> Binding<Bool> {
            Binding(get: { box.value }, set: { box.value = $0 })
        }
        let sources = [binding(first), binding(second)]
        let harness = ViewHarness(Toggle(sources: sources, isOn: \.self) { Text(verbatim: "All") })
        #expect(harness.element("All")?.properties.value == "mixed")
        harness.tap("All")
        #expect(first.value && second.value)
    }
}
