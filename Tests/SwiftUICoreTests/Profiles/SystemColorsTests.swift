import Drawing
import Testing

@testable import SwiftUICore

/// Expected values: Apple's Human Interface Guidelines, Color, and published readings of `UIColor` on iOS 15 to 18.
@Suite struct SystemColorsTests {
    private let colors = Profile.iOS.colors

    private func rgba(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) -> RGBA {
        RGBA(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    @Test func tintsHaveFourValues() {
        #expect(colors.value(of: .red, isDark: false) == rgba(255, 59, 48))
        #expect(colors.value(of: .red, isDark: true) == rgba(255, 69, 58))
        #expect(colors.value(of: .red, isDark: false, hasIncreasedContrast: true) == rgba(215, 0, 21))
        #expect(colors.value(of: .red, isDark: true, hasIncreasedContrast: true) == rgba(255, 105, 97))
    }

    @Test func labelsAreTranslucent() {
        #expect(colors.value(of: .label, isDark: false) == rgba(0, 0, 0))
        #expect(colors.value(of: .label, isDark: true) == rgba(255, 255, 255))
        #expect(colors.value(of: .secondaryLabel, isDark: false) == rgba(60, 60, 67, 0.6))
        #expect(colors.value(of: .quaternaryLabel, isDark: true) == rgba(235, 235, 245, 0.16))
    }

    @Test func backgroundsAreLighterWhenElevatedInTheDark() {
        #expect(colors.value(of: .systemBackground, isDark: true) == rgba(0, 0, 0))
        #expect(colors.value(of: .systemBackground, isDark: true, isElevated: true) == rgba(28, 28, 30))
        #expect(colors.value(of: .systemBackground, isDark: false, isElevated: true) == rgba(255, 255, 255))
        #expect(colors.value(of: .red, isDark: true, isElevated: true) == rgba(255, 69, 58))
    }

    @Test func colorsWithoutContrastValuesKeepTheirOwn() {
        #expect(
            colors.value(of: .link, isDark: true, hasIncreasedContrast: true) == colors.value(of: .link, isDark: true))
    }

    /// macOS 26, measured.
    @Test func macOSHasItsOwn() {
        let colors = Profile.macOS.colors
        #expect(colors.value(of: .blue, isDark: false) == rgba(0, 136, 255))
        #expect(colors.value(of: .systemBackground, isDark: true) == rgba(30, 30, 30))
        #expect(colors.value(of: .systemGray6, isDark: false) == rgba(242, 242, 247))
    }
}
