import Geometry

/// Colours in a sweep around a point, clockwise.
public nonisolated struct AngularGradient: ShapeStyle, View, Equatable {
    let gradient: AnyGradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    /// - Parameters:
    ///   - startAngle: where the first colour is; 0 is to the right.
    ///   - endAngle: where the last colour is.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.init(AnyGradient(gradient), center, startAngle, endAngle)
    }

    /// Spreads the colours evenly.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(AnyGradient(Gradient(colors: colors)), center, startAngle, endAngle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(AnyGradient(Gradient(stops: stops)), center, startAngle, endAngle)
    }

    /// Makes a sweep of a whole turn.
    /// - Parameter angle: where it starts and ends.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(AnyGradient(gradient), center, angle, angle + .degrees(360))
    }

    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    init(_ gradient: AnyGradient, _ center: UnitPoint, _ startAngle: Angle, _ endAngle: Angle) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.resolve {
            ResolvedStyle(
                .angularGradient(
                    gradient.ramp(in: $0.colors), center: center, startAngle: startAngle.radians,
                    endAngle: endAngle.radians))
        }
    }
}

extension AngularGradient: StyleView {}

extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public static func angularGradient(
        colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient, center, startAngle, endAngle)
    }

    /// A sweep of a whole turn.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    public static func conicGradient(
        colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }

    public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }

    public static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient, center, angle, angle + .degrees(360))
    }
}
