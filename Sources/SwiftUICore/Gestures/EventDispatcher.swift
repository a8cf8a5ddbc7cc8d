import Foundation
import Geometry
import Platform

/// Brings the events of a window to the nodes they concern.
@MainActor
package final class EventDispatcher {
    private unowned let viewGraph: ViewGraph
    /// Those that follow the pointer, the innermost first.
    private var recognizers: [GestureRecognizer] = []
    private var isPointerDown = false
    private var hovered: [LayoutNode] = []
    private let keyboard: KeyboardDispatcher
    private let dragReceiver: DragReceiver

    package init(viewGraph: ViewGraph) {
        self.viewGraph = viewGraph
        keyboard = KeyboardDispatcher(viewGraph: viewGraph)
        dragReceiver = DragReceiver(viewGraph: viewGraph)
    }

    package func handle(_ event: InputEvent) -> Bool {
        switch event {
        case .pointer(let event): pointer(event)
        case .scroll(let event): scroll(event)
        case .transform(let event): transform(event)
        case .drag(let event): dragReceiver.handle(event)
        case .key(let event): endsDrag(event) || keyboard.handle(event)
        case .text(let string): keyboard.insert(string)
        case .composition(let string, let caret): keyboard.compose(string, caret: caret)
        }
    }

    // MARK: Pointer

    private func pointer(_ event: PointerEvent) -> Bool {
        switch event.phase {
        case .hovered:
            hover(event.location)
            return !hovered.isEmpty
        case .left:
            hover(nil)
            return false
        case .down: begin(event)
        case .up, .cancelled: isPointerDown = false
        case .moved: break
        }
        deliver { $0.handle(event) }
        return !recognizers.isEmpty
    }

    /// A recogniser that waits for another tap on the same nodes goes on; the others are made anew.
    private func begin(_ event: PointerEvent) {
        isPointerDown = true
        viewGraph.isLedByKeys = false
        guard event.button == 0 else {
            recognizers = []
            if event.button == 1 { secondaryClick(at: event.location) }
            return
        }
        let path = viewGraph.root.hitPath(at: event.location)
        let waiting = recognizers.filter { ($0.state == .possible || $0.state == .active) && $0.node.isAttached }
        let kept = waiting.filter { recognizer in path.contains { $0 === recognizer.node } }
        for recognizer in waiting where !kept.contains(where: { $0 === recognizer }) { recognizer.cancel() }
        recognizers = Self.ordered(makeRecognizers(on: path, keeping: kept))
    }

    private func makeRecognizers(on path: [LayoutNode], keeping kept: [GestureRecognizer]) -> [GestureRecognizer] {
        var made: [GestureRecognizer] = []
        for (index, node) in path.enumerated() {
            guard let responder = node.responder else { continue }
            if responder.stopsRecognizers(of: path[..<index]) {
                for recognizer in made { recognizer.cancel() }
                made = []
            }
            let known = kept.filter { $0.node === node }
            made += known.isEmpty ? responder.makeRecognizers() : known
        }
        for recognizer in made {
            recognizer.onTimeout = { [weak self] in self?.decide() }
        }
        return made
    }

    /// Those with high priority come first, the outermost before the others; then the innermost first.
    private static func ordered(_ recognizers: [GestureRecognizer]) -> [GestureRecognizer] {
        guard recognizers.contains(where: \.isHighPriority) else { return recognizers }
        return recognizers.filter(\.isHighPriority).reversed() + recognizers.filter { !$0.isHighPriority }
    }

    private func transform(_ event: TransformEvent) -> Bool {
        if event.phase == .began {
            for recognizer in recognizers { recognizer.cancel() }
            isPointerDown = true
            recognizers = Self.ordered(
                makeRecognizers(on: viewGraph.root.hitPath(at: event.location), keeping: []))
        }
        if event.phase == .ended || event.phase == .cancelled { isPointerDown = false }
        deliver { $0.handle(event) }
        let isTaken = recognizers.contains { $0.state == .active || $0.state == .ended }
        if !isPointerDown {
            for recognizer in recognizers where recognizer.state == .possible { recognizer.cancel() }
            recognizers = []
        }
        return isTaken
    }

    private func secondaryClick(at point: CGPoint) {
        for node in viewGraph.root.hitPath(at: point) where node.responder?.secondaryClick() == true { return }
    }

    /// Has those handle an event whose node is still there; the gesture of one that has gone is over.
    private func deliver(_ handle: (GestureRecognizer) -> Void) {
        for recognizer in recognizers {
            guard recognizer.node.isAttached || recognizer.outlivesNode else {
                recognizer.cancel()
                continue
            }
            handle(recognizer)
        }
        decide()
    }

    /// Lets those act that may.
    private func decide() {
        for recognizer in recognizers where recognizer.isSimultaneous && recognizer.state == .ready {
            recognizer.act()
        }
        for recognizer in recognizers where !recognizer.isSimultaneous {
            if recognizer.state == .ready, recognizer.preempts { act(recognizer) }
        }
        if let next = nextToAct { act(next) }
        if !isPointerDown { recognizers.removeAll { $0.state == .failed || $0.state == .ended } }
    }

    /// Until an inner one has failed, those around it wait; but a press that is long does not wait for a tap.
    private var nextToAct: GestureRecognizer? {
        var isOvertaking = false
        for recognizer in recognizers where !recognizer.isSimultaneous {
            switch recognizer.state {
            case .active: return nil
            case .possible:
                guard isPointerDown, recognizer.endsWhenLifted else { return nil }
                isOvertaking = true
            case .ready:
                let mayOvertake = recognizer.hasEnded && !recognizer.endsWhenLifted
                return isOvertaking && !mayOvertake ? nil : recognizer
            case .failed, .ended: continue
            }
        }
        return nil
    }

    private func act(_ recognizer: GestureRecognizer) {
        for other in recognizers where other !== recognizer && !other.isSimultaneous {
            if other.state == .possible || other.state == .ready { other.cancel() }
        }
        recognizer.act()
    }

    /// Escape has what is lifted go back to where it was.
    private func endsDrag(_ event: KeyEvent) -> Bool {
        guard event.phase == .down, event.key == "\u{1B}",
            let drag = recognizers.first(where: { $0 is DragRecognizer && $0.state == .active })
        else { return false }
        drag.cancel()
        return true
    }

    // MARK: Hover and scrolling

    private func hover(_ location: CGPoint?) {
        let path = location.map { viewGraph.root.hitPath(at: $0) } ?? []
        let over = path.filter { $0.responder?.followsHover == true }
        for node in hovered where node.isAttached && !over.contains(where: { $0 === node }) {
            node.responder?.hover(.ended)
        }
        for node in over {
            guard let location else { continue }
            node.responder?.hover(.active(node.localPoint(location)))
        }
        hovered = over
    }

    private func scroll(_ event: ScrollEvent) -> Bool {
        for node in viewGraph.root.hitPath(at: event.location) {
            if let responder = node.responder, responder.scroll(event) { return true }
        }
        return false
    }
}
