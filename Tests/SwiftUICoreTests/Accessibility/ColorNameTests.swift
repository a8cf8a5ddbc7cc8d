import Drawing
import Foundation
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

struct ColorNameTests {
    /// iOS's system colours in light are called by the names that they have.
    @Test(arguments: [
        (0xFF3B30, "red"), (0xFF9500, "orange"), (0xFFCC00, "yellow"), (0x34C759, "green"), (0x007AFF, "blue"),
        (0xAF52DE, "purple"), (0xFF2D55, "pink"), (0xA2845E, "brown"), (0x8E8E93, "gray"), (0x000000, "black"),
        (0xFFFFFF, "white"), (0x004B50, "dark green blue"), (0xCCE0FF, "light blue"), (0x4D3333, "dark grayish red"),
        (0x333333, "dark gray"),
    ])
    func coloursAreCalledByHueAndTone(hex: Int, name: String) {
        #expect(ColorName(color(hex)).localized(in: Locale(identifier: "en")) == name)
    }

    @Test func namesAreInTheLanguage() {
        #expect(ColorName(color(0x003C40)).localized(in: Locale(identifier: "ko_KR")) == "어두운 청록색")
    }

    private func color(_ hex: Int) -> RGBA {
        func part(_ shift: Int) -> Float { Float(hex >> shift & 255) / 255 }
        return RGBA(red: part(16), green: part(8), blue: part(0))
    }

    @MainActor
    @Test func aColourPickerSaysWhatItsColourIsCalled() {
        let harness = ViewHarness(ColorPicker("Ink", selection: .constant(Color(red: 1, green: 0.23, blue: 0.19))))
        #expect(harness.elements.contains { $0.properties.value == "red" })
    }
}
