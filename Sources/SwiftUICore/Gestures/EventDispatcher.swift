import Foundation
import Geometry
import Platform

/// Brings the events of a window to the nodes they concern.
@MainActor
package final class EventDispatcher {
    private unowned let viewGraph: ViewGraph
    private var recognizers: [GestureRecognizer] = []

    package init(viewGraph: ViewGraph) { self.viewGraph = viewGraph }

    package func handle(_ event: InputEvent) -> Bool {
        switch event {
        case .pointer(let event): pointer(event)
        case .scroll(let event): scroll(event)
        case .transform, .key, .text: false
        }
    }

    private func pointer(_ event: PointerEvent) -> Bool {
        if event.phase == .down {
            recognizers = viewGraph.root.hitPath(at: event.location).compactMap(\.responder)
                .flatMap { $0.makeRecognizers() }
        }
        for recognizer in recognizers where recognizer.node.isAttached { recognizer.handle(event) }
        return !recognizers.isEmpty
    }

    private func scroll(_ event: ScrollEvent) -> Bool {
        viewGraph.root.hitPath(at: event.location).compactMap(\.responder).contains { $0.scroll(event) }
    }
}
