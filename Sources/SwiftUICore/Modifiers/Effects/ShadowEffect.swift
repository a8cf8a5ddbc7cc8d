import Drawing
import Foundation
import Geometry

extension View {
    /// Throws a shadow of all that the view draws.
    /// - Parameters:
    ///   - radius: the sigma of the blur, in points.
    ///   - x: how far the shadow lies to the right, in points.
    ///   - y: how far the shadow lies below, in points.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}

public nonisolated struct _ShadowEffect: LayerEffectModifier, ColoredLayerEffect, Animatable, Equatable {
    public var color: Color
    public var radius: CGFloat
    public var offset: CGSize

    public init(color: Color, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }

    public var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
        get { AnimatablePair(radius, offset.animatableData) }
        set {
            radius = newValue.first
            offset.animatableData = newValue.second
        }
    }

    package func effect(in environment: ColorEnvironment) -> LayerEffect? {
        let rgba = color.rgba(in: environment)
        guard rgba.alpha > 0, radius > 0 || offset != .zero else { return nil }
        return .shadow(rgba, radius: GaussianReach.sigma(radius), offset: offset.bounded)
    }

    package var usesColors: Bool { true }

    package var reach: CGFloat { GaussianReach.of(radius) + max(abs(offset.width.bounded), abs(offset.height.bounded)) }

    package func bounds(after bounds: CGRect) -> CGRect {
        let blur = GaussianReach.of(radius)
        return bounds.union(
            bounds.insetBy(dx: -blur, dy: -blur).offsetBy(
                dx: offset.width.bounded, dy: offset.height.bounded))
    }
}
