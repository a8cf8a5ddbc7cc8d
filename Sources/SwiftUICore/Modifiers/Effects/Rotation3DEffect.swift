import Foundation
import Geometry

extension View {
    /// Turns what the view draws in space, as seen in perspective.
    /// - Parameters:
    ///   - axis: what the view turns around.
    ///   - anchor: a point of the view's frame that the axis goes through.
    ///   - anchorZ: the depth of that point, in points towards the viewer.
    ///   - perspective: how much nearer parts grow; 0 for not at all.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(
                angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
}

public nonisolated struct _Rotation3DEffect: TransformModifier, Animatable, Equatable, Sendable {
    public var angle: Angle
    public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    public var anchor: UnitPoint
    public var anchorZ: CGFloat
    public var perspective: CGFloat

    public init(
        angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) {
        self.angle = angle
        self.axis = axis
        self.anchor = anchor
        self.anchorZ = anchorZ
        self.perspective = perspective
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.angle == right.angle && left.axis == right.axis && left.anchor == right.anchor
            && left.anchorZ == right.anchorZ && left.perspective == right.perspective
    }

    public var animatableData:
        AnimatablePair<
            Angle.AnimatableData,
            AnimatablePair<AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>, AnimatablePair<CGFloat, CGFloat>>
        >
    {
        get {
            let axis = AnimatablePair(axis.x * 128, AnimatablePair(axis.y * 128, axis.z * 128))
            return AnimatablePair(
                angle.animatableData, AnimatablePair(axis, AnimatablePair(anchorZ, perspective * 128)))
        }
        set {
            angle.animatableData = newValue.first
            let axis = newValue.second.first
            self.axis = (axis.first / 128, axis.second.first / 128, axis.second.second / 128)
            anchorZ = newValue.second.second.first
            perspective = newValue.second.second.second / 128
        }
    }

    package func transform(in size: CGSize) -> ProjectionTransform {
        let anchor = anchor.point(in: size)
        let length = max(size.width, size.height)
        var projection = CATransform3DIdentity
        if length > 0 { projection.m34 = -perspective / length }
        var transform = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorZ)
        transform = CATransform3DConcat(
            transform, CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z))
        transform = CATransform3DConcat(transform, projection)
        transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(anchor.x, anchor.y, anchorZ))
        return ProjectionTransform(transform)
    }
}
