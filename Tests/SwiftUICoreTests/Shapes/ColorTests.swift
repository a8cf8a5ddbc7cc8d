import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

struct ColorTests {
    private func bytes(_ color: Color, isDark: Bool = false) -> [Int] {
        var environment = EnvironmentValues()
        environment.colorScheme = isDark ? .dark : .light
        return color.resolve(in: environment).rgba.bytes
    }

    @Test func componentsAreSRGB() {
        #expect(bytes(Color(red: 1, green: 0.5, blue: 0.2)) == [255, 128, 51, 255])
        #expect(bytes(Color(white: 0.5, opacity: 0.25)) == [128, 128, 128, 64])
    }

    /// Expected: Python's `colorsys.hsv_to_rgb`.
    @Test func hueSaturationBrightness() {
        #expect(bytes(Color(hue: 210.0 / 360, saturation: 0.5, brightness: 0.8)) == [102, 153, 204, 255])
        #expect(bytes(Color(hue: 0.9, saturation: 1, brightness: 0.6)) == [153, 0, 92, 255])
        #expect(bytes(Color(hue: 1, saturation: 1, brightness: 1)) == [255, 0, 0, 255])
    }

    /// Expected: CSS Color 4, `color(display-p3 1 0 0)` is `color(srgb 1.0930 -0.2267 -0.1501)`.
    @Test func displayP3GoesBeyondSRGB() {
        let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
        #expect(abs(red.red - 1.093) < 1e-3)
        #expect(abs(red.green + 0.2267) < 1e-3)
        #expect(abs(red.blue + 0.1501) < 1e-3)
    }

    /// Expected: the transfer function of IEC 61966-2-1.
    @Test func lightAndItsEncoding() {
        let resolved = Color.Resolved(red: 0.5, green: 0, blue: 1)
        #expect(abs(resolved.linearRed - 0.21404) < 1e-4)
        #expect(bytes(Color(.sRGBLinear, white: 0.2159)) == [128, 128, 128, 255])
    }

    /// Expected: CSS Color 5, `color-mix(in oklab, white, black)` is `rgb(99, 99, 99)`.
    @Test func perceptualMixing() {
        #expect(bytes(Color.white.mix(with: .black, by: 0.5)) == [99, 99, 99, 255])
        #expect(bytes(Color.white.mix(with: .black, by: 0.5, in: .device)) == [128, 128, 128, 255])
        #expect(bytes(Color.red.mix(with: .blue, by: 0)) == bytes(.red))
    }

    /// Expected: SystemColors' sources (iOS 15 to 18).
    @Test func systemColorsDependOnTheAppearance() {
        #expect(bytes(.red) == [255, 59, 48, 255])
        #expect(bytes(.red, isDark: true) == [255, 69, 58, 255])
        #expect(bytes(.primary, isDark: true) == [255, 255, 255, 255])
        #expect(bytes(.secondary) == [60, 60, 67, 153])
        #expect(bytes(.blue.opacity(0.5)) == [0, 122, 255, 128])
        #expect(bytes(.white, isDark: true) == [255, 255, 255, 255])
    }

    @Test func descriptions() {
        #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
        #expect(Color.blue.description == "blue")
        #expect(Color.primary.description == "primary")
    }

    @Test func equality() {
        #expect(Color(red: 1, green: 1, blue: 1) == .white)
        #expect(Color.red != Color.red.opacity(0.5))
        #expect(Color.red.opacity(0.5) == Color.red.opacity(0.5))
    }

    @Test func codingKeepsResolvedColors() throws {
        let color = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
        let copy = try JSONDecoder().decode(Color.Resolved.self, from: try JSONEncoder().encode(color))
        #expect(copy == color)
    }
}
