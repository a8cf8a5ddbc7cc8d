import Foundation
import Geometry
import Platform

/// Keys that nothing else takes scroll, as in UIKit's scroll views since iOS 17 (`allowsKeyboardScrolling`).
@MainActor
struct KeyScrolling {
    /// Points that an arrow scrolls by (AppKit's line, from memory, times four).
    private static let line: CGFloat = 40
    /// Seconds that farther ways take.
    private static let duration = 0.25

    let viewGraph: ViewGraph

    /// Scrolls what is around what has the keyboard, else the first that can be scrolled.
    /// - Returns: whether anything moved.
    func scroll(_ event: KeyEvent, from focus: (any KeyResponder)?) -> Bool {
        guard let key = ScrollKey(event), focus?.isTextEntry != true || key.isOfPages else { return false }
        var current = focus as? LayoutNode
        while let node = current {
            if let scroll = node as? ScrollNode, move(scroll, key) { return true }
            current = node.layoutParent
        }
        return focus == nil && moveFirst(in: viewGraph.inputRoot, key)
    }

    private func moveFirst(in node: LayoutNode, _ key: ScrollKey) -> Bool {
        guard node.isPlaced else { return false }
        if let scroll = node as? ScrollNode, move(scroll, key) { return true }
        var isMoved = false
        node.forEachAccessibleChild { if !isMoved { isMoved = moveFirst(in: $0, key) } }
        return isMoved
    }

    private func move(_ scroll: ScrollNode, _ key: ScrollKey) -> Bool {
        guard scroll.motion.isEnabled, scroll.axes.contains(key.isVertical ? .vertical : .horizontal) else {
            return false
        }
        let end = scroll.clamped(target(of: key, in: scroll))
        guard end != scroll.offset else { return false }
        if key.reach == .line {
            scroll.move(to: end)
        } else {
            withAnimation(.easeInOut(duration: Self.duration)) { scroll.move(to: end) }
        }
        return true
    }

    private func target(of key: ScrollKey, in scroll: ScrollNode) -> CGPoint {
        let (room, limits) = (scroll.room, scroll.limits)
        let length = key.isVertical ? room.height : room.width
        var end = scroll.offset
        let distance: CGFloat
        switch key.reach {
        case .line: distance = Self.line
        case .page: distance = max(Self.line, length - Self.line)
        case .end: distance = (key.isVertical ? limits.height : limits.width) + length
        }
        let step = key.isForward ? distance : -distance
        if key.isVertical { end.y += step } else { end.x += step }
        return end
    }
}

/// How a key scrolls: forward is down, or to the right.
private struct ScrollKey {
    enum Reach { case line, page, end }

    var isVertical = true
    let isForward: Bool
    let reach: Reach
    /// It means nothing where text is typed.
    private(set) var isOfPages = false

    init?(_ event: KeyEvent) {
        guard event.phase != .up, event.modifiers.isSubset(of: [.shift, .option, .command]) else { return nil }
        let isShifted = event.modifiers.contains(.shift)
        let arrow: Reach? =
            switch event.modifiers {
            case []: .line
            case .option: .page
            case .command: .end
            default: nil
            }
        switch event.key {
        case "\u{F700}", "\u{F701}", "\u{F702}", "\u{F703}":
            guard let arrow else { return nil }
            isVertical = event.key == "\u{F700}" || event.key == "\u{F701}"
            (isForward, reach) = (event.key == "\u{F701}" || event.key == "\u{F703}", arrow)
        case "\u{F72C}", "\u{F72D}": (isForward, reach, isOfPages) = (event.key == "\u{F72D}", .page, true)
        case "\u{F729}", "\u{F72B}": (isForward, reach) = (event.key == "\u{F72B}", .end)
        case " ": (isForward, reach) = (!isShifted, .page)
        default: return nil
        }
    }
}
