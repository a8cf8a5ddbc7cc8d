import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct ButtonStyleTests {
    /// Tells in words how the button stands.
    private struct WordStyle: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(configuration.isPressed ? "pressed" : "released")
                Text(configuration.role == .destructive ? "destructive" : "plain")
                Text(isEnabled ? "on" : "off")
            }
        }
    }

    @Test func aStyleOfOnesOwnKnowsHowTheButtonStands() throws {
        let harness = ViewHarness(Button("Go", role: .destructive) {}.buttonStyle(WordStyle()))
        func words() -> String { harness.labels.joined(separator: " ") }
        #expect(words().contains("Go") && words().contains("released"))
        #expect(words().contains("destructive") && words().contains("on"))
        harness.send(.pointer(PointerEvent(phase: .down, location: CGPoint(x: 195, y: 422), time: 0)))
        harness.advance(by: 0.2)
        #expect(words().contains("pressed"))
        harness.send(.pointer(PointerEvent(phase: .up, location: CGPoint(x: 195, y: 422), time: 1)))
        harness.advance(by: 0.2)
        #expect(words().contains("released"))
    }

    @Test func aButtonThatIsDisabledSaysSo() {
        let harness = ViewHarness(Button("Go") {}.buttonStyle(WordStyle()).disabled(true))
        #expect(harness.labels.joined(separator: " ").contains("off"))
    }
}
