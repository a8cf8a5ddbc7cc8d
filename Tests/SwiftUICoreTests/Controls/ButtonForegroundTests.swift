import Drawing
import Foundation
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Buttons on Apple's platforms take a foreground style that is set around them instead of the tint; see for example
/// hackingwithswift.com, "How to create a tappable button".
@MainActor
struct ButtonForegroundTests {
    private func paints(_ view: some View) -> [Paint] {
        ViewHarness(view).displayList.commands.compactMap {
            if case .fill(_, let paint, _) = $0 { paint } else { nil }
        }
    }

    private var button: some View {
        Button {
        } label: {
            Rectangle().frame(width: 10, height: 10)
        }
    }
    private let orange = Color(red: 1, green: 0.5, blue: 0.25)
    private let expected = Paint.color(RGBA(red: 1, green: 0.5, blue: 0.25, alpha: 1))

    @Test func aForegroundAroundAButtonTakesThePlaceOfTheTint() {
        #expect(paints(button).last != expected)
        #expect(paints(button.foregroundColor(orange)).last == expected)
        #expect(paints(VStack { button }.foregroundStyle(orange)).last == expected)
        #expect(paints(button.foregroundColor(orange).foregroundColor(.green)).last == expected)
    }

    @Test func soItDoesInStylesWithAPlate() {
        #expect(paints(button.buttonStyle(.bordered).foregroundColor(orange)).last == expected)
        #expect(paints(button.buttonStyle(.borderedProminent).foregroundColor(orange)).last == expected)
    }

    @Test func whatAContainerFillsItsTextsWithDoesNot() {
        let tinted = paints(button)
        #expect(paints(LabeledContent("Name") { button }).last == tinted.last)
    }
}
