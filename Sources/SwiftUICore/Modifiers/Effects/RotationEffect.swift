import Foundation
import Geometry

extension View {
    /// Turns what the view draws clockwise around a point of its frame.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }
}

public nonisolated struct _RotationEffect: TransformModifier, Animatable, Equatable, Sendable {
    public var angle: Angle
    public var anchor: UnitPoint

    public init(angle: Angle, anchor: UnitPoint = .center) {
        self.angle = angle
        self.anchor = anchor
    }

    public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    package func transform(in size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor.point(in: size)))
    }
}
