import Drawing
import Foundation
import Geometry

extension Color {
    /// What a colour is in one environment: amounts of light in sRGB, and an opacity.
    public struct Resolved: Hashable, Sendable {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        /// 0…1.
        public var opacity: Float

        /// Makes a colour of components in a colour space.
        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.init(Color.rgba(colorSpace, SIMD3(red, green, blue), Double(opacity)))
        }

        package init(_ rgba: RGBA) {
            let light = ColorConversion.linear(rgba.components)
            (linearRed, linearGreen, linearBlue) = (light.x, light.y, light.z)
            opacity = rgba.alpha
        }

        package var rgba: RGBA { RGBA(red: red, green: green, blue: blue, alpha: opacity) }
    }

    /// What the colour is in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        Resolved(rgba(in: StyleEnvironment(deriving: environment).colors))
    }

    package func rgba(in environment: ColorEnvironment) -> RGBA {
        switch storage {
        case .fixed(let rgba): rgba
        case .system(let color): environment.value(of: color)
        case .accent: environment.accent
        case .asset(let asset): environment.value(of: asset)
        case .provided(let provider): provider.base.rgba(in: environment)
        case .faded(let color, let opacity): color.rgba(in: environment).opacity(Float(opacity))
        case .mixed(let first, let second, let fraction, let space):
            space.mix(first.rgba(in: environment), second.rgba(in: environment), by: Float(fraction))
        }
    }
}

extension Color.Resolved {
    /// The component in sRGB's encoding.
    public var red: Float {
        get { ColorConversion.encoded(linearRed) }
        set { linearRed = ColorConversion.linear(newValue) }
    }

    public var green: Float {
        get { ColorConversion.encoded(linearGreen) }
        set { linearGreen = ColorConversion.linear(newValue) }
    }

    public var blue: Float {
        get { ColorConversion.encoded(linearBlue) }
        set { linearBlue = ColorConversion.linear(newValue) }
    }
}

extension Color.Resolved: CustomStringConvertible {
    public var description: String { rgba.hexadecimal }
}

extension Color.Resolved: Codable {
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        linearRed = try values.decode(Float.self)
        linearGreen = try values.decode(Float.self)
        linearBlue = try values.decode(Float.self)
        opacity = try values.decode(Float.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        for value in [linearRed, linearGreen, linearBlue, opacity] { try values.encode(value) }
    }
}

extension Color.Resolved: Animatable {
    /// The encoded components, so that a colour half way looks half way, scaled to the unit in which springs settle.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get {
            let values = SIMD4(red, green, blue, opacity) * 128
            return AnimatablePair(values.x, AnimatablePair(values.y, AnimatablePair(values.z, values.w)))
        }
        set {
            red = newValue.first / 128
            green = newValue.second.first / 128
            blue = newValue.second.second.first / 128
            opacity = newValue.second.second.second / 128
        }
    }
}
