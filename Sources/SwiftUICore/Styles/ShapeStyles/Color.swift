import Drawing
import Foundation

/// A colour, whose value may depend on the environment: on light and dark, on the tint, on an asset of the app.
///
/// As a view it fills what it is proposed.
public nonisolated struct Color: Hashable, Sendable {
    package enum Storage: Hashable, Sendable {
        case fixed(RGBA)
        case system(SystemColor)
        /// The tint of the place where the colour is used.
        case accent
        case asset(AssetName)
        /// A colour of another framework, such as `UIColor`.
        case provided(AnyColorProvider)
        indirect case faded(Color, Double)
        indirect case mixed(Color, Color, Double, Gradient.ColorSpace)
    }

    package let storage: Storage

    package init(storage: Storage) { self.storage = storage }

    package init(_ rgba: RGBA) { storage = .fixed(rgba) }

    package init(_ color: SystemColor) { storage = .system(color) }
}

extension Color: CustomStringConvertible {
    public var description: String {
        switch storage {
        case .fixed(let rgba): rgba.hexadecimal
        case .system(let color): color.swiftUIName
        case .accent: "AccentColorProvider()"
        case .asset(let asset): "NamedColor(name: \"\(asset.name)\", bundle: \(asset.bundlePath ?? "nil"))"
        case .provided(let provider): "\(provider.base)"
        case .faded(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
        case .mixed(let first, let second, let fraction, _): "mix(\(first), \(second), by: \(fraction))"
        }
    }
}

extension Color {
    /// The colour with its opacity multiplied.
    /// - Parameter opacity: 0 (invisible) to 1 (unchanged).
    public func opacity(_ opacity: Double) -> Color {
        if case .fixed(let rgba) = storage { return Color(rgba.opacity(Float(opacity))) }
        return Color(storage: .faded(self, opacity))
    }

    /// A colour between this and another.
    /// - Parameters:
    ///   - fraction: how much of the other; 0…1.
    ///   - colorSpace: in which steps count as even.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        Color(storage: .mixed(self, rhs, min(1, max(0, fraction)), colorSpace))
    }

    /// The standard gradient of the colour: a little lighter at the top.
    public var gradient: AnyGradient { AnyGradient(standardOf: self) }
}

extension RGBA {
    /// `#RRGGBBAA`, as SwiftUI describes a colour.
    var hexadecimal: String {
        let digits = [red, green, blue, alpha].map { component in
            String(format: "%02X", Int((min(1, max(0, component)) * 255).rounded()))
        }
        return "#" + digits.joined()
    }
}

extension SystemColor {
    /// What `Color` calls itself.
    fileprivate var swiftUIName: String {
        switch self {
        case .label: "primary"
        case .secondaryLabel: "secondary"
        default: "\(self)"
        }
    }
}
