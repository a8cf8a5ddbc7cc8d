import Drawing
import Foundation
import Geometry

extension View {
    /// Blurs the view.
    /// - Parameters:
    ///   - radius: the sigma of the blur, in points.
    ///   - opaque: whether the view's edge stays sharp instead of fading out.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: radius, isOpaque: opaque))
    }
}

public nonisolated struct _BlurEffect: LayerEffectModifier, Animatable, Equatable, Sendable {
    public var radius: CGFloat
    public var isOpaque: Bool

    public init(radius: CGFloat, isOpaque: Bool) {
        self.radius = radius
        self.isOpaque = isOpaque
    }

    public var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    package func effect(in environment: ColorEnvironment) -> LayerEffect? {
        radius > 0 ? .blur(radius: GaussianReach.sigma(radius), opaque: isOpaque) : nil
    }

    package var reach: CGFloat { GaussianReach.of(radius) }

    package func bounds(after bounds: CGRect) -> CGRect {
        isOpaque ? bounds : bounds.insetBy(dx: -reach, dy: -reach)
    }
}
