import Foundation
import Geometry

/// Colours in ellipses that have the proportions of the shape.
public nonisolated struct EllipticalGradient: ShapeStyle, View, Equatable {
    let gradient: AnyGradient
    let center: UnitPoint
    let startRadiusFraction: CGFloat
    let endRadiusFraction: CGFloat

    /// - Parameters:
    ///   - startRadiusFraction: the radii of the first colour as a share of the shape's sides.
    ///   - endRadiusFraction: the radii of the last colour as a share of the shape's sides.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
    }

    /// Spreads the colours evenly.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
    }

    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
    }

    init(_ gradient: AnyGradient, _ center: UnitPoint, _ startFraction: CGFloat, _ endFraction: CGFloat) {
        self.gradient = gradient
        self.center = center
        startRadiusFraction = startFraction
        endRadiusFraction = endFraction
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.resolve {
            // Drawing counts in half sides.
            ResolvedStyle(
                .ellipticalGradient(
                    gradient.ramp(in: $0.colors), center: center, startFraction: 2 * startRadiusFraction,
                    endFraction: 2 * endRadiusFraction))
        }
    }
}

extension EllipticalGradient: StyleView {}

extension ShapeStyle where Self == EllipticalGradient {
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
    }

    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
    }

    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
    }

    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(gradient, center, startRadiusFraction, endRadiusFraction)
    }
}
