import Drawing
import Foundation
import Geometry
import Platform

/// Light or dark.
@nonexhaustive public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light, dark
}

extension EnvironmentValues {
    /// Whether the interface is light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Device pixels a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// Takes over what the window says.
    package mutating func apply(_ metrics: WindowMetrics) {
        colorScheme = metrics.isDark ? .dark : .light
        displayScale = metrics.scale
        scenePhase = ScenePhase(metrics)
        appearsActive = metrics.isActive
        horizontalSizeClass = UserInterfaceSizeClass.horizontal(in: metrics.size)
        verticalSizeClass = UserInterfaceSizeClass.vertical(in: metrics.size)
    }
}

package struct ColorSchemeKey: EnvironmentKey {
    package static var defaultValue: ColorScheme { .light }
}

package struct DisplayScaleKey: EnvironmentKey {
    package static var defaultValue: CGFloat { 2 }
}
