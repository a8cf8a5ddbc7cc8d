import Foundation
import Geometry
import LayoutEngine

/// Where the content may come to rest.
extension ScrollNode {
    /// The bar that the content passes under follows it.
    func lieUnderBar() {
        guard scrollAxes.contains(.vertical) else { return }
        bar?.follow(self)
    }

    var bar: (any ScrollFollower)? {
        var current = layoutParent
        while let node = current {
            if let bar = node as? any ScrollFollower { return bar }
            current = node.layoutParent
        }
        return nil
    }

    /// The views that scrolling may come to rest at, and their frames in the content.
    @MainActor
    package var targets: [(node: LayoutNode, frame: CGRect)] {
        guard let layout = slot.firstTargetLayout else { return [] }
        return layout.targets.map { ($0, frameInContent(of: $0)) }
    }

    func frameInContent(of node: LayoutNode) -> CGRect {
        var frame = CGRect(origin: node.origin, size: node.size)
        var current = node
        while let parent = current.layoutParent, parent !== slot {
            frame = frame.offsetBy(dx: parent.origin.x, dy: parent.origin.y)
            current = parent
        }
        return frame
    }

    /// The target at the start of the window.
    @MainActor
    var firstTarget: LayoutNode? {
        let start = CGPoint(x: offset.x + insets.leading, y: offset.y + insets.top)
        let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
        return targets.first { $0.frame.origin[axis] + $0.frame.size[axis] / 2 > start[axis] }?.node
    }

    /// Shows what the binding asks for.
    func followPosition() {
        let transaction = Transaction.currentBox
        viewGraph.performAfterFrame { [weak self] in
            nonisolated(unsafe) let node = self
            MainActor.assumeIsolated { Transaction.perform(transaction) { node?.showPosition() } }
        }
    }

    @MainActor
    func showPosition() {
        guard isAttached, let position = options.position, let wanted = position.wanted, wanted != reportedPosition
        else { return }
        if let place = position.place {
            move(to: offset(at: place))
        } else if let target = position.target, let destination = slot.find(target) {
            destination.scrollIntoView(anchor: position.anchor ?? .topLeading)
        } else {
            return
        }
        reportedPosition = wanted
    }

    func offset(at place: ScrollPosition.Place) -> CGPoint {
        switch place {
        case .edge(.top): CGPoint(x: offset.x, y: limits.minY)
        case .edge(.bottom): CGPoint(x: offset.x, y: limits.maxY)
        case .edge(let edge):
            CGPoint(
                x: (edge == .leading) == (environment.layoutDirection == .leftToRight) ? limits.minX : limits.maxX,
                y: offset.y)
        case .offset(let x, let y):
            CGPoint(x: x.map { limits.minX + $0 } ?? offset.x, y: y.map { limits.minY + $0 } ?? offset.y)
        }
    }

    /// Where scrolling that would end at a place is to end.
    @MainActor
    package func restingPlace(from start: CGPoint, towards end: CGPoint, velocity: CGSize) -> CGPoint? {
        guard let behavior = options.behavior else { return restingPlaceUnderBar(towards: end) }
        let room = room
        func target(_ offset: CGPoint) -> ScrollTarget {
            ScrollTarget(
                rect: CGRect(
                    origin: CGPoint(x: offset.x + insets.leading, y: offset.y + insets.top), size: room))
        }
        var result = target(end)
        behavior.updateTarget(
            &result,
            context: ScrollTargetBehaviorContext(
                originalTarget: target(start), velocity: CGVector(dx: velocity.width, dy: velocity.height),
                contentSize: contentSize, containerSize: room, axes: axes, targets: targets.map(\.frame),
                environment: environment.values))
        return clamped(CGPoint(x: result.rect.minX - insets.leading, y: result.rect.minY - insets.top))
    }

    /// Nil where the bar lets the content rest anywhere.
    func restingPlaceUnderBar(towards end: CGPoint) -> CGPoint? {
        guard scrollAxes.contains(.vertical), limits.minY...limits.maxY ~= end.y,
            let distance = bar?.restingDistance(of: self, near: end.y - limits.minY)
        else { return nil }
        let rest = clamped(CGPoint(x: end.x, y: limits.minY + distance))
        return rest.y == end.y ? nil : rest
    }
}
