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
        guard let key = ScrollKey(event), isMeant(key, with: focus) else { return false }
        var current = focus as? LayoutNode
        while let node = current {
            if let scroll = node as? ScrollNode, move(scroll, key) { return true }
            current = node.layoutParent
        }
        return moveFirst(in: viewGraph.inputRoot, key)
    }

    /// In a text field keys move the caret, and Space is for controls.
    private func isMeant(_ key: ScrollKey, with focus: (any KeyResponder)?) -> Bool {
        switch key.kind {
        case .page: true
        case .space: focus == nil
        case .arrow, .end: focus?.isTextEntry != true
        }
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
    enum Kind { case arrow, page, end, space }
    enum Reach { case line, page, end }

    let kind: Kind
    var isVertical = true
    let isForward: Bool
    let reach: Reach

    init?(_ event: KeyEvent) {
        guard event.phase != .up, event.modifiers.isSubset(of: [.shift, .option, .command]) else { return nil }
        switch event.key {
        case "\u{F700}", "\u{F701}", "\u{F702}", "\u{F703}":
            guard let reach = Self.reach(ofArrowWith: event.modifiers) else { return nil }
            isVertical = event.key == "\u{F700}" || event.key == "\u{F701}"
            (kind, isForward, self.reach) = (.arrow, event.key == "\u{F701}" || event.key == "\u{F703}", reach)
        case "\u{F72C}", "\u{F72D}": (kind, isForward, reach) = (.page, event.key == "\u{F72D}", .page)
        case "\u{F729}", "\u{F72B}": (kind, isForward, reach) = (.end, event.key == "\u{F72B}", .end)
        case " ": (kind, isForward, reach) = (.space, !event.modifiers.contains(.shift), .page)
        default: return nil
        }
    }

    private static func reach(ofArrowWith modifiers: KeyModifiers) -> Reach? {
        switch modifiers {
        case []: .line
        case .option: .page
        case .command: .end
        default: nil
        }
    }
}
