import Foundation
import Geometry

/// The shape of the container, smaller by the distance to it; a rectangle where no container has a shape.
public nonisolated struct ContainerRelativeShape: OutlineShape, EnvironmentShape {
    public init() {}

    package func outline(in rect: CGRect, inset: CGFloat) -> Path { Rectangle().outline(in: rect, inset: inset) }

    package func path(in rect: CGRect, at node: LayoutNode) -> Path {
        guard let container = node.environment.read(for: node, { $0.container }) else { return path(in: rect) }
        return container.path(in: rect, at: node)
    }
}

extension InsetOutline: EnvironmentShape where Base == ContainerRelativeShape {
    package func path(in rect: CGRect, at node: LayoutNode) -> Path {
        rect.insetIfAny(by: amount).map { base.path(in: $0, at: node) } ?? Path()
    }
}

extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
