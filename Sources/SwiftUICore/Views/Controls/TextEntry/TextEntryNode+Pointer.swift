import Foundation
import Geometry
import Platform

extension TextEntryNode: Responder {
    package func makeRecognizers() -> [GestureRecognizer] {
        isEnabled ? [TextEntryRecognizer(self)] : []
    }

    package func scroll(_ event: ScrollEvent) -> Bool { scroll(by: event.delta) }
}

/// Counts taps that follow one another in one place.
package struct TapCounter {
    private var last: (time: Double, place: CGPoint)?
    private var count = 0

    /// Seconds and points within which taps belong together.
    private static let interval = 0.35
    private static let reach: CGFloat = 20

    mutating func add(_ time: Double, _ place: CGPoint) -> Int {
        let follows = last.map { time - $0.time < Self.interval && distance($0.place, place) < Self.reach }
        count = follows == true ? count + 1 : 1
        last = (time, place)
        return count
    }
}

@MainActor
extension TextEntryNode {
    /// - Returns: whether there was anything to scroll.
    func scroll(by delta: CGSize) -> Bool {
        let (old, limits) = (scrollOffset, scrollLimits)
        scrollOffset = CGPoint(
            x: min(max(0, old.x - delta.width), limits.width), y: min(max(0, old.y - delta.height), limits.height))
        guard scrollOffset != old else { return false }
        viewGraph.willRedraw(self)
        invalidateDisplay()
        return true
    }

    /// Puts the caret at a point, or selects what is there: one tap, a word, a line.
    func press(at point: CGPoint, count: Int, extending: Bool) {
        let place = place(at: point)
        if !hasFocus {
            // The caret is there before the keyboard comes, which would scroll to where it was.
            text.move(to: place, extending: false)
            takeKeyboard()
        }
        select {
            switch count {
            case 1: $0.move(to: place, extending: extending)
            // Words of a secret are not shown.
            case 2 where view.kind != .secure: $0.select($0.word(at: place))
            default: $0.select($0.line(at: place))
            }
        }
    }

    func takeKeyboard() {
        if !hasFocus { viewGraph.focus = self }
    }

    func drag(to point: CGPoint) {
        let place = place(at: point)
        select { $0.move(to: place, extending: true) }
    }
}

/// Follows a finger or a mouse on a field: a finger taps and scrolls, a mouse selects.
private final class TextEntryRecognizer: GestureRecognizer {
    private let entry: TextEntryNode
    private var start = CGPoint.zero
    private var last = CGPoint.zero
    private var isMouse = false
    private var isScrolling = false

    /// Points that a finger may move within a tap.
    private static let tolerance: CGFloat = 10

    init(_ entry: TextEntryNode) {
        self.entry = entry
        super.init(node: entry)
    }

    override var preempts: Bool { isMouse || isScrolling }

    override func handle(_ event: PointerEvent) {
        let point = location(of: event)
        switch event.phase {
        case .down: begin(event, point)
        case .moved: move(to: point)
        case .up: end(event, point)
        case .cancelled: cancel()
        case .hovered, .left: break
        }
    }

    private func begin(_ event: PointerEvent, _ point: CGPoint) {
        guard state == .possible else { return }
        (start, last) = (point, point)
        isMouse = event.device == .mouse
        guard isMouse else { return }
        press(event, point)
        state = .ready
    }

    private func press(_ event: PointerEvent, _ point: CGPoint) {
        let count = entry.tapCounter.add(event.time, point)
        entry.press(at: point, count: count, extending: event.modifiers.contains(.shift) && entry.hasFocus)
    }

    private func move(to point: CGPoint) {
        if isMouse, state == .active {
            entry.drag(to: point)
        } else if state == .active {
            _ = entry.scroll(by: CGSize(width: point.x - last.x, height: point.y - last.y))
        } else if state == .possible, distance(point, start) > Self.tolerance {
            beginScrolling(point)
        }
        last = point
    }

    /// What the field can't scroll is left to what is around it.
    private func beginScrolling(_ point: CGPoint) {
        isScrolling = entry.scroll(by: CGSize(width: point.x - start.x, height: point.y - start.y))
        state = isScrolling ? .ready : .failed
    }

    private func end(_ event: PointerEvent, _ point: CGPoint) {
        if state == .possible {
            last = point
            press(event, point)
            state = .ready
        }
        isDown = false
        if state == .active { state = .ended }
    }

    private var isDown = true

    override func act() { state = isDown ? .active : .ended }
}
