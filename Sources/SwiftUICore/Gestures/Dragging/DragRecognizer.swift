import Foundation
import Geometry
import Platform

/// Lifts a view after a long press and drags it on.
///
/// A mouse lifts it at once, unless a scroll view is moved by that. Where the view has a context menu, a long press opens
/// that, and moving on closes it and lifts the view.
@MainActor
package final class DragRecognizer: GestureRecognizer {
    /// Seconds until a press lifts the view, and points that it may move meanwhile (UIKit's, from memory).
    private static let delay = 0.5
    private static let tolerance: CGFloat = 10

    private let lift: (CGPoint) -> DragSession?
    private let menu: MenuPressNode?
    private var isHeld = false
    private var isMenuOpen = false
    private var start = CGPoint.zero
    private var last = CGPoint.zero
    private var deadline: FrameClock.Ticket?
    private var session: DragSession?

    /// - Parameters:
    ///   - menu: what has the context menu of the same view.
    ///   - lift: begins the drag at a point of the window.
    init(node: LayoutNode, menu: MenuPressNode?, lift: @escaping (CGPoint) -> DragSession?) {
        self.lift = lift
        self.menu = menu
        super.init(node: node)
    }

    override package var preempts: Bool { true }
    /// What is lifted is no part of the view any more.
    override package var outlivesNode: Bool { session != nil }

    override package func handle(_ event: PointerEvent) {
        last = event.location
        switch event.phase {
        case .down: begin(event)
        case .moved: moved(event)
        case .up: finish { $0.drop() }
        case .cancelled: cancel()
        case .hovered, .left: break
        }
    }

    private func begin(_ event: PointerEvent) {
        start = event.location
        deadline = node.viewGraph.clock.at(event.time + Self.delay) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.state == .possible else { return }
                self.isHeld = true
                self.state = .ready
                self.onTimeout?()
            }
        }
        node.viewGraph.requestFrame?()
    }

    private func moved(_ event: PointerEvent) {
        if state == .active {
            if session == nil { liftFromMenu() }
            session?.move(to: last)
        } else if state == .possible, distance(last, start) > Self.tolerance {
            if event.device == .mouse, !isScrolled { state = .ready } else { cancel() }
        }
    }

    /// A scroll view around the node goes in the direction of the pointer.
    private var isScrolled: Bool {
        let axis: Axis = abs(last.x - start.x) > abs(last.y - start.y) ? .horizontal : .vertical
        var current = node.layoutParent
        while let visited = current {
            if let scroll = visited as? ScrollNode,
                scroll.scrollAxes.contains(axis == .horizontal ? .horizontal : .vertical)
            {
                return true
            }
            current = visited.layoutParent
        }
        return false
    }

    override package func act() {
        if isHeld, let menu, menu.isEnabled {
            isMenuOpen = true
            state = .active
            return menu.open()
        }
        session = lift(start)
        state = session == nil ? .failed : .active
        session?.move(to: last)
    }

    private func liftFromMenu() {
        guard isMenuOpen, distance(last, start) > Self.tolerance else { return }
        isMenuOpen = false
        menu?.close()
        session = lift(start)
        if session == nil { state = .failed }
    }

    private func finish(_ end: (DragSession) -> Void) {
        deadline?.cancel()
        if let session { end(session) }
        session = nil
        state = state == .active ? .ended : .failed
    }

    override package func cancel() { finish { $0.cancel() } }
}
