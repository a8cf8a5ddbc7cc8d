import Foundation
import SwiftUICore
import Testing

@testable import UIKit

/// Components are those of Apple's documentation of `UIColor`.
struct UIColorTests {
    private func components(_ color: UIColor) -> [CGFloat] {
        var values: [CGFloat] = [0, 0, 0, 0]
        values.withUnsafeMutableBufferPointer { buffer in
            let base = buffer.baseAddress!
            _ = color.getRed(base, green: base + 1, blue: base + 2, alpha: base + 3)
        }
        return values.map { ($0 * 1000).rounded() / 1000 }
    }

    @Test func fixedColorsAreTheSameInLightAndDark() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(components(.orange) == [1, 0.5, 0, 1])
        #expect(components(UIColor.orange.resolvedColor(with: dark)) == [1, 0.5, 0, 1])
        #expect(components(.lightGray) == [0.667, 0.667, 0.667, 1])
        #expect(components(.clear) == [0, 0, 0, 0])
    }

    @Test func systemColorsDependOnTheAppearance() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(components(.systemBackground) == [1, 1, 1, 1])
        #expect(components(UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 1])
    }

    @Test func aDynamicColorIsAskedForItsValue() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.withAlphaComponent(0.5)
        #expect(components(color) == [0, 0, 0, 0.5])
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(components(dark) == [1, 1, 1, 0.5])
        #expect(Color(uiColor: color) == Color(color))
    }

    @Test func hueSaturationAndBrightnessAreReadAsTheyWereWritten() {
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(hue: 0.75, saturation: 0.5, brightness: 0.8, alpha: 1)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect(abs(hue - 0.75) < 1e-3 && abs(saturation - 0.5) < 1e-3 && abs(brightness - 0.8) < 1e-3)
    }

    /// The way in which apps keep the colour that their user chose.
    @Test(arguments: [false, true]) func anArchiveKeepsColours(isSecure: Bool) throws {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: isSecure)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
    }

    @Test func coloursThatAreTheSameAreEqual() {
        #expect(UIColor.systemRed == UIColor(Color.red))
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor.red != .blue)
        #expect(UIColor(named: "No such colour") == nil)
    }
}
