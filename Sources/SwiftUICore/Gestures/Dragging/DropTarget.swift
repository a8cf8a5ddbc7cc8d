import Foundation
import Geometry

/// A node that takes what is dropped on it.
@MainActor
package protocol DropTarget: LayoutNode {
    func accepts(_ session: DragSession) -> Bool
    func entered(_ session: DragSession)
    func updated(_ session: DragSession)
    func exited(_ session: DragSession)
    /// - Returns: whether it was taken.
    func perform(_ session: DragSession) -> Bool
}

extension DropTarget {
    /// A point of the window lies in what is seen of the node.
    func holds(_ point: CGPoint) -> Bool {
        isPlaced && isAttached && windowRectangle(CGRect(origin: .zero, size: size)).contains(point)
    }
}

/// The nodes of a window that take what is dropped.
@MainActor
package final class DropTargets {
    private struct Reference { weak var target: (any DropTarget)? }
    private var references: [Reference] = []
    /// Those that are gone are looked for once there are twice as many.
    private var limit = 16

    package nonisolated init() {}

    func add(_ target: any DropTarget) {
        if references.count >= limit {
            references.removeAll { $0.target == nil }
            limit = max(16, 2 * references.count)
        }
        references.append(Reference(target: target))
    }

    var live: [any DropTarget] { references.compactMap(\.target) }
}
