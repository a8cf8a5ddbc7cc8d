import Foundation
import Geometry
import Platform

/// Arrows lead from what has the keyboard to what is nearest in their direction, as with full keyboard access on iPadOS.
@MainActor
struct ArrowFocus {
    let viewGraph: ViewGraph

    /// - Returns: whether there is something in the direction of the key.
    func move(_ event: KeyEvent, from focus: (any KeyResponder)?) -> Bool {
        guard event.modifiers.isEmpty, let edge = Self.edge(event), let focus, !focus.isTextEntry,
            let holder = focus as? LayoutNode
        else { return false }
        let start = holder.focusFrame
        let places = candidates(besides: holder).compactMap {
            candidate -> (candidate: any KeyResponder, cost: CGFloat)? in
            guard let node = candidate as? LayoutNode else { return nil }
            return cost(from: start, to: node.focusFrame, edge, isNear: isNear(node, holder, edge)).map {
                (candidate, $0)
            }
        }
        guard let nearest = places.min(by: { $0.cost < $1.cost }) else { return false }
        viewGraph.isLedByKeys = true
        viewGraph.moveFocus(to: nearest.candidate)
        return true
    }

    private static func edge(_ event: KeyEvent) -> Edge? {
        switch ControlKey(event) {
        case .up: .top
        case .down: .bottom
        case .previous: .leading
        case .next: .trailing
        default: nil
        }
    }

    /// All that can have the keyboard, but for what is around the node or in it.
    private func candidates(besides holder: LayoutNode) -> [any KeyResponder] {
        var found: [any KeyResponder] = []
        func visit(_ node: LayoutNode) {
            guard node.isPlaced, node !== holder else { return }
            if let responder = node.keyResponder, !node.contains(viewGraph.focus) { found.append(responder) }
            node.forEachAccessibleChild(visit)
        }
        visit(viewGraph.inputRoot)
        return found
    }

    /// It is in sight, or a page away at most where both are in the same scroll view: what is farther off is scrolled to.
    private func isNear(_ node: LayoutNode, _ holder: LayoutNode, _ edge: Edge) -> Bool {
        var area = CGRect(origin: .zero, size: viewGraph.metrics.size)
        if let scroll = node.enclosingScrollNode {
            area = scroll.windowRectangle(CGRect(origin: .zero, size: scroll.size))
            if scroll === holder.enclosingScrollNode { area = area.insetBy(dx: -area.width, dy: -area.height) }
        }
        return area.intersects(node.focusFrame)
    }

    /// How far it is to a frame in a direction, what lies beside counting double; nil where it lies elsewhere.
    private func cost(from start: CGRect, to end: CGRect, _ edge: Edge, isNear: Bool) -> CGFloat? {
        guard isNear else { return nil }
        let (distance, beside): (CGFloat, CGFloat)
        switch edge {
        case .top: (distance, beside) = (start.minY - end.maxY, Self.gap(start.minX...start.maxX, end.minX...end.maxX))
        case .bottom:
            (distance, beside) = (end.minY - start.maxY, Self.gap(start.minX...start.maxX, end.minX...end.maxX))
        case .leading:
            (distance, beside) = (start.minX - end.maxX, Self.gap(start.minY...start.maxY, end.minY...end.maxY))
        case .trailing:
            (distance, beside) = (end.minX - start.maxX, Self.gap(start.minY...start.maxY, end.minY...end.maxY))
        }
        // Frames may touch, and overlap by what rounding makes.
        return distance > -1 ? max(0, distance) + 2 * beside : nil
    }

    /// Between two spans; 0 where they overlap.
    private static func gap(_ one: ClosedRange<CGFloat>, _ other: ClosedRange<CGFloat>) -> CGFloat {
        max(0, other.lowerBound - one.upperBound, one.lowerBound - other.upperBound)
    }
}

extension LayoutNode {
    /// In the window's coordinates, also where it is scrolled out of sight.
    @MainActor
    fileprivate final var focusFrame: CGRect { CGRect(origin: .zero, size: size).applying(finalWindowTransform) }
}
