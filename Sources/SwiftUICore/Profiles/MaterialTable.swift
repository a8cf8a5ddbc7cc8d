import Drawing
import Foundation

/// The materials: what is behind, blurred and made more colourful, under a tint.
///
/// Source: recipes of Apple's design kits as they are commonly reproduced; Apple publishes no figures.
package enum MaterialTable {
    /// The materials, with the names of SwiftUI's `Material`.
    package enum Name: String, CaseIterable, Hashable, Sendable {
        case ultraThin, thin, regular, thick, ultraThick, bar
    }

    /// The blur's sigma in points.
    package static let blur: CGFloat = 18
    /// What colours' saturation is multiplied by.
    package static let saturation: CGFloat = 1.8

    package static func tint(of material: Name, isDark: Bool) -> RGBA {
        let (light, dark): (Float, Float) =
            switch material {
            case .ultraThin: (0.44, 0.55)
            case .thin: (0.6, 0.7)
            case .regular, .bar: (0.7, 0.82)
            case .thick: (0.85, 0.9)
            case .ultraThick: (0.94, 0.95)
            }
        let dim: Float = 37.0 / 255
        return isDark ? RGBA(red: dim, green: dim, blue: dim, alpha: dark) : RGBA.white.opacity(light)
    }
}
