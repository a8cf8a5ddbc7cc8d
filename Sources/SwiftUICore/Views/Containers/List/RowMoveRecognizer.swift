import Foundation
import Geometry
import Platform

/// Moves a row among its siblings: by its grip while the list is edited, else after a long press.
@MainActor
package final class RowMoveRecognizer: GestureRecognizer {
    /// Seconds until a press lifts the row, and points that it may move meanwhile (UIKit's, from memory).
    private static let delay = 0.5
    private static let tolerance: CGFloat = 10
    /// Points at the ends of the scroll view where it scrolls by itself, and how far in a frame.
    private static let edge: CGFloat = 40
    private static let step: CGFloat = 6

    private let row: ListRowNode
    private var start = CGPoint.zero
    private var last = CGPoint.zero
    private var move: RowMove?
    private var deadline: FrameClock.Ticket?
    private var scrolling: FrameClock.Ticket?
    private var scrolled: CGFloat = 0

    init(_ row: ListRowNode) {
        self.row = row
        super.init(node: row)
    }

    override package var preempts: Bool { true }

    override package func handle(_ event: PointerEvent) {
        last = event.location
        switch event.phase {
        case .down: begin(event)
        case .moved: moved()
        case .up: finish(isDropped: true)
        case .cancelled: finish(isDropped: false)
        case .hovered, .left: break
        }
    }

    private func begin(_ event: PointerEvent) {
        start = event.location
        if row.editing.isEditing {
            let grip = row.editing.gripFrame(of: row).insetBy(dx: -16, dy: 0)
            state = grip.contains(location(of: event)) ? .ready : .failed
            return
        }
        deadline = row.viewGraph.clock.at(event.time + Self.delay) { [weak self] in
            MainActor.assumeIsolated { self?.lift() }
        }
        row.viewGraph.requestFrame?()
    }

    private func lift() {
        guard state == .possible else { return }
        state = .ready
        onTimeout?()
    }

    private func moved() {
        if state == .active {
            follow()
        } else if state == .possible, distance(last, start) > Self.tolerance {
            finish(isDropped: false)
        }
    }

    private func follow() { move?.drag(by: last.y - start.y + scrolled) }

    override package func act() {
        state = .active
        move = RowMove(of: row)
        follow()
        scrolling = row.viewGraph.clock.everyFrame { [weak self] _ in
            MainActor.assumeIsolated { self?.scrollAtEdge() ?? false }
        }
    }

    /// Near the ends of what is visible the list scrolls on under the row.
    private func scrollAtEdge() -> Bool {
        guard state == .active, row.isAttached, let scroll = row.enclosingScrollNode else { return false }
        let y = scroll.localPoint(last).y
        let step: CGFloat = y < Self.edge ? Self.step : y > scroll.size.height - Self.edge ? -Self.step : 0
        let before = scroll.offset.y
        guard step != 0, scroll.scroll(by: CGSize(width: 0, height: step)) else { return true }
        scrolled += scroll.offset.y - before
        follow()
        return true
    }

    private func finish(isDropped: Bool) {
        deadline?.cancel()
        scrolling?.cancel()
        if state == .active { move?.end(isDropped: isDropped) }
        state = state == .active ? .ended : .failed
    }

    override package func cancel() { finish(isDropped: false) }
}

extension LayoutNode {
    /// The scroll view that the node is in.
    final var enclosingScrollNode: ScrollNode? {
        var current = layoutParent
        while let node = current {
            if let scroll = node as? ScrollNode { return scroll }
            current = node.layoutParent
        }
        return nil
    }
}

/// A row on its way to another place among the elements of its collection.
@MainActor
final class RowMove {
    private let row: ListRowNode
    /// The rows that exist of the same collection, in order; the row itself is one.
    private let siblings: [(row: ListRowNode, element: Int)]
    private var target: Int
    private let start: Int

    init?(of row: ListRowNode) {
        guard let move = row.traits.move else { return nil }
        self.row = row
        siblings = row.list.existingRows.compactMap { other -> (row: ListRowNode, element: Int)? in
            guard let own = other.traits.move, own.collection === move.collection, other.child.isAttached else {
                return nil
            }
            return (other, own.index)
        }.sorted { $0.element < $1.element }
        start = siblings.firstIndex { $0.row === row } ?? 0
        target = start
    }

    func drag(by distance: CGFloat) {
        let middle = row.origin.y + row.cell.midY + distance
        target = start
        for (position, sibling) in siblings.enumerated() where sibling.row !== row {
            let center = sibling.row.origin.y + sibling.row.cell.midY
            if position > start, middle > center { target = position }
            if position < start, middle < center { target = min(target, position) }
        }
        let height = row.cell.height + row.metrics.rowSpacing
        for (position, sibling) in siblings.enumerated() where sibling.row !== row {
            let isPassed = position > start && position <= target
            let isPushed = position < start && position >= target
            sibling.row.displace(by: isPassed ? -height : isPushed ? height : 0)
        }
        row.displace(by: distance, isLifted: true)
    }

    func end(isDropped: Bool) {
        for sibling in siblings { sibling.row.displace(by: 0) }
        guard isDropped, target != start, siblings.indices.contains(target),
            let move = ListRowTraits(of: row.child, below: row.list).move,
            move.index < move.collection.elementCount
        else { return }
        let destination = siblings[target].element + (target > start ? 1 : 0)
        move.action.perform(IndexSet(integer: move.index), min(destination, move.collection.elementCount))
    }
}
