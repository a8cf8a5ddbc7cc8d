import Foundation
import Geometry

/// Which node the container is.
final class ContainerPlace: @unchecked Sendable {
    weak var node: LayoutNode?
}

/// The shape of a container, and where it is.
package struct Container: Equatable, Sendable {
    private let shape: AnyShape
    private let outline: @Sendable (CGFloat, CGRect) -> Path
    private let place: ContainerPlace

    init<Content: InsettableShape>(shape: Content, place: ContainerPlace) {
        self.shape = AnyShape(shape)
        self.place = place
        outline = { inset, rectangle in shape.inset(by: inset).path(in: rectangle) }
    }

    package static func == (left: Container, right: Container) -> Bool {
        left.shape == right.shape && left.place === right.place
    }

    /// The container's shape as it runs along a rectangle of the node's coordinates.
    func path(in rectangle: CGRect, at node: LayoutNode) -> Path {
        let distance = distance(of: rectangle, in: node)
        return outline(distance, rectangle.insetBy(dx: -distance, dy: -distance))
    }

    /// How far the rectangle's sides are from the container's, where they are nearest; 0 or more points.
    private func distance(of rectangle: CGRect, in node: LayoutNode) -> CGFloat {
        guard let outer = place.node?.windowFrame else { return 0 }
        let inner = node.windowRectangle(rectangle)
        return max(
            0,
            min(
                min(inner.minX - outer.minX, outer.maxX - inner.maxX),
                min(inner.minY - outer.minY, outer.maxY - inner.maxY)))
    }
}

extension EnvironmentValues {
    /// The container whose shape `ContainerRelativeShape` follows; nil for none.
    var container: Container? {
        get { self[ContainerKey.self] }
        set { self[ContainerKey.self] = newValue }
    }
}

struct ContainerKey: EnvironmentKey {
    static var defaultValue: Container? { nil }
}
