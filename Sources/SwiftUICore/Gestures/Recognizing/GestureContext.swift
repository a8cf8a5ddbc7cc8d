import Foundation
import Geometry

/// Where a gesture takes place, and whether what it has to tell may be told already.
@MainActor
package final class GestureContext {
    package let node: LayoutNode
    private let parent: GestureContext?
    private var isPermitted = false
    private var waiting: [() -> Void] = []
    /// Called when the frame clock has come to a time that was asked for; set on the outermost context.
    package var onTime: ((Double) -> Void)?

    package init(node: LayoutNode, parent: GestureContext? = nil) {
        self.node = node
        self.parent = parent
    }

    /// Calls the action now, or as soon as the gesture has won against the others.
    package func perform(_ action: @escaping () -> Void) {
        guard isPermitted else { return waiting.append(action) }
        guard let parent else { return action() }
        parent.perform(action)
    }

    /// The gesture has won.
    package func permit() {
        isPermitted = true
        let actions = waiting
        waiting = []
        for action in actions { perform(action) }
    }

    /// The gesture has lost: what waits is never called.
    package func refuse() { waiting = [] }

    /// Has `.time` delivered when the frame clock is there.
    /// - Parameter time: seconds on the frame clock.
    package func wake(at time: Double) -> FrameClock.Ticket {
        let ticket = node.viewGraph.clock.at(time) { [weak self] in self?.reached(time) }
        node.viewGraph.requestFrame?()
        return ticket
    }

    private func reached(_ time: Double) {
        guard let parent else {
            onTime?(time)
            return
        }
        parent.reached(time)
    }

    /// A point of the window in a coordinate space.
    package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        node.convert(node.localPoint(point), to: space)
    }

    /// A point of the window as a part of the node's size.
    package func unitPoint(_ point: CGPoint) -> UnitPoint {
        let place = node.localPoint(point)
        return UnitPoint(
            x: node.size.width > 0 ? place.x / node.size.width : 0,
            y: node.size.height > 0 ? place.y / node.size.height : 0)
    }

    /// The date of a time on the frame clock; as far from others as the clock says.
    package static func date(of time: Double) -> Date { start.addingTimeInterval(time) }
    private static let start = Date()
}
