import Foundation
import Geometry

extension View {
    /// Scales what the view draws around a point of its frame.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales what the view draws around a point of its frame.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales what the view draws around a point of its frame.
    public nonisolated func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
}

public nonisolated struct _ScaleEffect: TransformModifier, Animatable, Equatable, Sendable {
    public var scale: CGSize
    public var anchor: UnitPoint

    public init(scale: CGSize, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// In the unit in which springs settle.
    public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get {
            let scaled = CGSize(width: scale.width * 128, height: scale.height * 128)
            return AnimatablePair(scaled.animatableData, anchor.animatableData)
        }
        set {
            scale = CGSize(width: newValue.first.first / 128, height: newValue.first.second / 128)
            anchor.animatableData = newValue.second
        }
    }

    package func transform(in size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor.point(in: size)))
    }
}
