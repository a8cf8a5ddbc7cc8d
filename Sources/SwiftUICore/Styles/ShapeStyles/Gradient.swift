import Drawing
import Foundation

/// Colours in order, and where each of them stands.
public struct Gradient: Hashable, Sendable {
    /// A colour and its place.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// 0 (start) to 1 (end).
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// In which steps from one colour to another count as even.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool
        /// Even in the components of the encoded colours.
        public static let device = ColorSpace(isPerceptual: false)
        /// Even to the eye.
        public static let perceptual = ColorSpace(isPerceptual: true)

        package func mix(_ first: RGBA, _ second: RGBA, by fraction: Float) -> RGBA {
            isPerceptual
                ? ColorConversion.mixPerceptually(first, second, by: fraction)
                : ColorConversion.mix(first, second, by: fraction)
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Spreads the colours evenly.
    public init(colors: [Color]) {
        let last = max(1, colors.count - 1)
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: CGFloat(index) / CGFloat(last))
        }
    }

    /// The gradient with its colours mixed in another space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, space) }
}

/// A gradient, and the space in which its colours are mixed.
public struct AnyGradient: Hashable, Sendable {
    package enum Colors: Hashable, Sendable {
        case gradient(Gradient)
        /// A colour with a lighter shade of it above.
        case standard(Color)
    }

    let colors: Colors
    let space: Gradient.ColorSpace

    public init(_ gradient: Gradient) { self.init(gradient, .device) }

    init(_ gradient: Gradient, _ space: Gradient.ColorSpace) {
        colors = .gradient(gradient)
        self.space = space
    }

    init(standardOf color: Color) {
        colors = .standard(color)
        space = .device
    }

    /// The gradient with its colours mixed in another space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        switch colors {
        case .gradient(let gradient): AnyGradient(gradient, space)
        case .standard: self
        }
    }

    /// How much white the upper end of a colour's standard gradient holds (a guess: Apple publishes none).
    private static let highlight: Float = 0.2
    /// Mixing by the eye is drawn as this many steps between two stops.
    private static let perceptualSteps = 8

    package func ramp(in environment: ColorEnvironment) -> GradientRamp {
        switch colors {
        case .gradient(let gradient): GradientRamp(stops: stops(of: gradient, environment))
        case .standard(let color): Self.standardRamp(color.rgba(in: environment))
        }
    }

    private static func standardRamp(_ color: RGBA) -> GradientRamp {
        let white = RGBA.white.opacity(color.alpha)
        let top = ColorConversion.mixPerceptually(color, white, by: highlight)
        return GradientRamp(stops: [.init(color: top, location: 0), .init(color: color, location: 1)])
    }

    private func stops(of gradient: Gradient, _ environment: ColorEnvironment) -> [GradientRamp.Stop] {
        let stops = Self.ordered(
            gradient.stops.map { GradientRamp.Stop(color: $0.color.rgba(in: environment), location: $0.location) })
        guard space == .perceptual else { return stops }
        return zip(stops, stops.dropFirst()).flatMap(steps) + stops.suffix(1)
    }

    /// A stop that lies before its predecessor is moved to it, as everywhere where gradients are drawn.
    private static func ordered(_ stops: [GradientRamp.Stop]) -> [GradientRamp.Stop] {
        var least = -CGFloat.infinity
        return stops.map { stop in
            least = max(least, stop.location)
            return GradientRamp.Stop(color: stop.color, location: least)
        }
    }

    private func steps(from start: GradientRamp.Stop, to end: GradientRamp.Stop) -> [GradientRamp.Stop] {
        (0..<Self.perceptualSteps).map { step in
            let fraction = Float(step) / Float(Self.perceptualSteps)
            return GradientRamp.Stop(
                color: space.mix(start.color, end.color, by: fraction),
                location: start.location + (end.location - start.location) * CGFloat(fraction))
        }
    }
}

extension Gradient: ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) { AnyGradient(self)._apply(to: &shape) }
}

extension AnyGradient: ShapeStyle {
    /// From top to bottom.
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        shape.resolve {
            ResolvedStyle(.linearGradient(ramp(in: $0.colors), start: .top, end: .bottom))
        }
    }
}
