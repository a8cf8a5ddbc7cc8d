import Foundation
import Geometry
import Platform

@MainActor
extension ListRowNode: KeyResponder {
    package var standsForRow: Bool { takesKeys }

    /// The keyboard is given to the row itself: it can be chosen, or something can be done with it. Else to what is in
    /// it.
    package var takesKeys: Bool {
        guard place.part == .row, isEnabled, !isEmpty else { return false }
        return isChoosable || isDeletable || isMovable || !editing.isEditing && hasSwipeActions
    }

    private var hasSwipeActions: Bool {
        traits[LeadingSwipeActionsKey.self] != nil || traits[TrailingSwipeActionsKey.self] != nil
    }

    nonisolated var hasFocus: Bool { viewGraph.focus === self }

    package nonisolated func focusChanged() {
        let node = UncheckedBox(self)
        MainActor.assumeIsolated { node.value.keyboardCameOrWent() }
    }

    private func keyboardCameOrWent() {
        guard isAttached else { return }
        viewGraph.willRedraw(self)
        invalidateDisplay()
    }

    package func handle(_ event: KeyEvent) -> Bool {
        guard event.phase == .down else { return false }
        if event.key == "a", !event.modifiers.isDisjoint(with: [.command, .control]) {
            return list.keyboard.chooseAll()
        }
        guard case .activate? = ControlKey(event) else { return false }
        guard let action = keyAction else { return activateContent(event) }
        action()
        return true
    }

    /// The first in the row that can have the keyboard has the key; a text field gets the keyboard.
    private func activateContent(_ event: KeyEvent) -> Bool {
        guard let content = FocusSearch().first(in: child) else { return false }
        guard content.isTextEntry else { return content.handle(event) }
        viewGraph.moveFocus(to: content)
        return true
    }

    /// What a tap does; where a tap does nothing, the row is chosen.
    private var keyAction: (@MainActor () -> Void)? {
        if let tapAction { return tapAction }
        guard isChoosable, let selection = list.configuration.selection else { return nil }
        return { [weak self] in
            guard let self else { return }
            list.keyboard.isChoosing = true
            selection.select(child)
        }
    }
}

@MainActor
extension ListRowNode: OuterKeyHandling {
    /// Arrows lead from row to row, whatever in the row has the keyboard; those to the sides open what is below the row,
    /// or reveal what a swipe does. With Option they move the row; the keys that delete do that, unless a control in the
    /// row has the keyboard.
    package func handleFromInside(_ event: KeyEvent) -> Bool {
        guard event.phase != .up else { return false }
        if event.key == "\u{1B}", isSwiped { return leaveActions() }
        if let isForward = RowStep.movesRow(event), isMovable { return list.keyboard.moveElement(of: self, isForward) }
        if event.phase == .down, event.deletes, hasFocus || isSwiped { return list.keyboard.delete(from: self) }
        if let key = ControlKey(event, isRightToLeft: isRightToLeft), key == .previous || key == .next {
            return possibleRowActors.contains { $0.disclosed(by: key) }
                || revealActions(atLeft: (key == .next) != isRightToLeft)
        }
        guard let step = RowStep(event) else { return false }
        return list.keyboard.move(from: self, by: step, extending: event.modifiers.contains(.shift))
    }
}

@MainActor
extension ListRowNode {
    /// As a swipe in that direction does; the keyboard goes to the buttons. Back from them, it takes the row back.
    private func revealActions(atLeft: Bool) -> Bool {
        if isSwiped { return swipe.isOpen(atLeft: !atLeft) && leaveActions() }
        guard place.part == .row, isEnabled, !editing.isEditing, swipeActions(atLeft: atLeft) != nil else {
            return false
        }
        swipe.open(atLeft: atLeft)
        return true
    }

    private func leaveActions() -> Bool {
        swipe.close()
        return true
    }
}

/// Where a key leads from a row.
enum RowStep {
    case next, previous, first, last, pageUp, pageDown

    init?(_ event: KeyEvent) {
        let isFar = !event.modifiers.isDisjoint(with: [.command, .option])
        guard event.modifiers.isDisjoint(with: .control) else { return nil }
        switch event.key {
        case "\u{F700}": self = isFar ? .first : .previous
        case "\u{F701}": self = isFar ? .last : .next
        case "\u{F729}": self = .first
        case "\u{F72B}": self = .last
        case "\u{F72C}": self = .pageUp
        case "\u{F72D}": self = .pageDown
        default: return nil
        }
    }

    /// Whether a key moves a row towards the end, or towards the start; nil where it does neither.
    static func movesRow(_ event: KeyEvent) -> Bool? {
        guard event.modifiers == .option else { return nil }
        switch event.key {
        case "\u{F700}": return false
        case "\u{F701}": return true
        default: return nil
        }
    }

    var isForward: Bool {
        switch self {
        case .next, .last, .pageDown: true
        case .previous, .first, .pageUp: false
        }
    }
}

extension KeyEvent {
    /// It is one of the keys that delete; with command too, as in the menus of Apple's apps.
    fileprivate var deletes: Bool {
        (key == "\u{8}" || key == "\u{7F}") && modifiers.subtracting(.command).isEmpty
    }
}
