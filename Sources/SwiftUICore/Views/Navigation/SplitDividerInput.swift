import Foundation
import Geometry
import Platform

/// Takes a drag of the line between two columns, and a tap beside a column that lies over the detail.
@MainActor
package final class SplitDividerInput: Responder {
    package nonisolated(unsafe) weak var split: SplitViewNode?

    package nonisolated init() {}

    package func makeRecognizers() -> [GestureRecognizer] {
        guard let split, !split.isCompact else { return [] }
        return [SplitDividerRecognizer(split: split)]
    }
}

/// Follows a drag that begins at a line between columns.
@MainActor
package final class SplitDividerRecognizer: GestureRecognizer {
    /// Points beside the line.
    private static let reach: CGFloat = 5
    private static let threshold: CGFloat = 3

    private let split: SplitViewNode
    private var start = CGPoint.zero
    /// The column before the line, and how wide it was.
    private var column: (index: Int, width: CGFloat)?

    init(split: SplitViewNode) {
        self.split = split
        super.init(node: split)
    }

    override package var preempts: Bool { true }

    override package func handle(_ event: PointerEvent) {
        switch event.phase {
        case .down:
            start = location(of: event)
            column = split.divider(at: start.x, within: Self.reach)
            if column == nil, !split.coversDetail(at: start.x) { state = .failed }
        case .moved: moved(to: location(of: event))
        case .up, .cancelled: finish(isCancelled: event.phase == .cancelled)
        case .hovered, .left: break
        }
    }

    private func moved(to point: CGPoint) {
        let distance = split.isRightToLeft ? start.x - point.x : point.x - start.x
        if state == .possible, abs(distance) > Self.threshold { state = column == nil ? .failed : .ready }
        if state == .active, let column { split.drag(column.index, to: column.width + distance) }
    }

    override package func act() {
        guard column == nil else {
            state = .active
            return
        }
        state = .ended
        split.hideColumns()
    }

    private func finish(isCancelled: Bool) {
        if state == .possible, column == nil, !isCancelled {
            state = .ready
        } else {
            state = state == .active ? .ended : .failed
        }
    }
}
