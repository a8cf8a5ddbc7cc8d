import Drawing
import Foundation
import Geometry

/// What a style looks like in one environment, for a shape of any size.
package struct ResolvedStyle: Equatable {
    /// A colour stands in place, what is larger apart: many nodes keep one.
    package enum Fill: Equatable {
        case color(RGBA)
        indirect case linearGradient(GradientRamp, start: UnitPoint, end: UnitPoint)
        indirect case radialGradient(GradientRamp, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        indirect case ellipticalGradient(GradientRamp, center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
        /// Angles in radians.
        indirect case angularGradient(GradientRamp, center: UnitPoint, startAngle: CGFloat, endAngle: CGFloat)
        /// `scale` points a pixel.
        indirect case tile(Bitmap, scale: CGFloat)
        indirect case backdrop(blur: CGFloat, saturation: CGFloat, tint: RGBA)
        case mesh(MeshPicture)
        /// A paint that has a place of its own, whatever it fills.
        indirect case placed(Paint)
    }

    package var fill: Fill
    /// What colours have not taken up already: materials and pictures fade on a layer.
    package var layerOpacity: Double = 1
    package var blendMode = Drawing.BlendMode.normal
    package var shadows: [ResolvedShadow] = []

    package init(_ fill: Fill) { self.fill = fill }

    package init(_ color: RGBA) { fill = .color(color) }

    package static let clear = ResolvedStyle(RGBA.clear)

    /// The same look with its opacity multiplied.
    package func opacity(_ opacity: Double) -> ResolvedStyle {
        guard opacity != 1 else { return self }
        var result = self
        result.fill = fill.opacity(Float(opacity)) ?? fill
        if fill.opacity(1) == nil { result.layerOpacity *= opacity }
        return result
    }

    /// Leaves no trace.
    package var isClear: Bool {
        if case .color(let color) = fill, color.alpha <= 0 { return true }
        return layerOpacity <= 0
    }

    /// The colour of a look that is one; nil for gradients and others.
    package var color: RGBA? {
        if case .color(let color) = fill { color } else { nil }
    }

    /// How far shadows reach beyond the shape on the side where they reach farthest, in points.
    package var reach: CGFloat { shadows.reduce(0) { max($0, $1.reach) } }

    /// The paint for a shape that fills a rectangle.
    package func paint(in rectangle: CGRect) -> Paint {
        switch fill {
        case .color(let color): .color(color)
        case .linearGradient(let ramp, let start, let end):
            .linearGradient(ramp, start: start.point(in: rectangle), end: end.point(in: rectangle))
        case .radialGradient(let ramp, let center, let startRadius, let endRadius):
            .radialGradient(
                ramp, center: center.point(in: rectangle), startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(let ramp, let center, let startFraction, let endFraction):
            .ellipticalGradient(
                ramp, frame: rectangle, center: center.point(in: rectangle), startFraction: startFraction,
                endFraction: endFraction)
        case .angularGradient(let ramp, let center, let startAngle, let endAngle):
            .angularGradient(ramp, center: center.point(in: rectangle), startAngle: startAngle, endAngle: endAngle)
        case .tile(let bitmap, let scale): .tile(bitmap, origin: rectangle.origin, scale: scale)
        case .backdrop(let blur, let saturation, let tint): .backdrop(blur: blur, saturation: saturation, tint: tint)
        case .mesh(let picture): picture.paint(in: rectangle)
        case .placed(let paint): paint
        }
    }
}

extension ResolvedStyle.Fill {
    /// The fill with its colours' opacity multiplied; nil where it has no colours of its own.
    fileprivate func opacity(_ factor: Float) -> ResolvedStyle.Fill? {
        switch self {
        case .color(let color): .color(color.opacity(factor))
        case .linearGradient(let ramp, let start, let end):
            .linearGradient(ramp.opacity(factor), start: start, end: end)
        case .radialGradient(let ramp, let center, let startRadius, let endRadius):
            .radialGradient(ramp.opacity(factor), center: center, startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(let ramp, let center, let startFraction, let endFraction):
            .ellipticalGradient(
                ramp.opacity(factor), center: center, startFraction: startFraction, endFraction: endFraction)
        case .angularGradient(let ramp, let center, let startAngle, let endAngle):
            .angularGradient(ramp.opacity(factor), center: center, startAngle: startAngle, endAngle: endAngle)
        case .tile, .backdrop, .mesh, .placed: nil
        }
    }
}

extension GradientRamp {
    fileprivate func opacity(_ factor: Float) -> GradientRamp {
        GradientRamp(stops: stops.map { Stop(color: $0.color.opacity(factor), location: $0.location) })
    }
}

/// A shadow that a style throws.
package struct ResolvedShadow: Hashable, Sendable {
    package var color: RGBA
    /// The sigma of its blur in points.
    package var radius: CGFloat
    package var offset: CGSize
    /// Thrown into the shape by its edge, instead of on what is below the shape.
    package var isInner: Bool

    /// How far the shadow reaches beyond the shape, in points.
    package var reach: CGFloat {
        isInner ? 0 : GaussianReach.of(radius) + max(abs(offset.width.bounded), abs(offset.height.bounded))
    }
}

/// How far a Gaussian blur spreads what can be seen.
package enum GaussianReach {
    /// Beyond three sigmas there is less than half a step of 255.
    package static func of(_ radius: CGFloat) -> CGFloat { (3 * sigma(radius)).rounded(.up) }

    /// The sigma for a radius that an app gives, in points: beyond some hundred all of a window has nearly one colour, and
    /// the pictures that it takes would not fit into memory.
    package static func sigma(_ radius: CGFloat) -> CGFloat { min(250, max(0, radius.bounded)) }
}
