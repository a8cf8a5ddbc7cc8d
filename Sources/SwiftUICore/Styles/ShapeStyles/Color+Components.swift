import Drawing
import Foundation

extension Color {
    /// What a colour's components mean.
    @nonexhaustive public enum RGBColorSpace: Hashable, Sendable {
        /// The standard of the web, with its encoding.
        case sRGB
        /// The same primaries; components are amounts of light.
        case sRGBLinear
        /// The wider primaries of Apple's displays, in sRGB's encoding.
        case displayP3
    }

    /// Makes a colour of components, each 0…1; others stand for colours beyond the space's gamut.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(Self.rgba(colorSpace, SIMD3(Float(red), Float(green), Float(blue)), opacity))
    }

    /// Makes a grey.
    /// - Parameter white: 0 (black) to 1 (white).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(Self.rgba(colorSpace, SIMD3(repeating: Float(white)), opacity))
    }

    /// Makes a colour of sRGB by its place on the colour wheel.
    /// - Parameters:
    ///   - hue: a fraction of the wheel's turn, from red over green and blue.
    ///   - saturation: 0 (grey) to 1 (pure).
    ///   - brightness: 0 (black) to 1 (full).
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let components = ColorConversion.sRGB(hue: hue, saturation: saturation, brightness: brightness)
        self.init(Self.rgba(.sRGB, components, opacity))
    }

    /// Makes the colour that another was resolved to.
    public init(_ resolved: Resolved) { self.init(resolved.rgba) }

    package static func rgba(_ space: RGBColorSpace, _ components: SIMD3<Float>, _ opacity: Double) -> RGBA {
        let encoded =
            switch space {
            case .sRGB: components
            case .sRGBLinear: ColorConversion.encoded(components)
            case .displayP3: ColorConversion.sRGB(displayP3: components)
            }
        return RGBA(encoded, alpha: Float(min(1, max(0, opacity))))
    }
}

extension Color {
    /// Makes the colour of a colour set in the app's asset catalog.
    /// - Parameter bundle: where to look; nil is the app's own.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(storage: .asset(AssetName(name, bundle: bundle)))
    }

    /// Makes the colour of a colour set in an asset catalog.
    public init(_ resource: ColorResource) {
        self.init(storage: .asset(AssetName(resource.name, bundle: resource.bundle)))
    }
}

/// A colour set of an asset catalog.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
