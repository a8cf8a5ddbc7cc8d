import Foundation
import Geometry

extension View {
    /// Draws the view through an affine transform of its coordinates.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }

    /// Draws the view through a projective map of its coordinates.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }
}

public nonisolated struct _TransformEffect: TransformModifier, Equatable {
    public var transform: CGAffineTransform

    public init(transform: CGAffineTransform) { self.transform = transform }

    package func transform(in size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

public nonisolated struct _ProjectionEffect: TransformModifier, Equatable {
    public var transform: ProjectionTransform

    public init(transform: ProjectionTransform) { self.transform = transform }

    package func transform(in size: CGSize) -> ProjectionTransform { transform }
}
