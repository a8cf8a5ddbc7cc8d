import Foundation
import Geometry
import Platform

extension TextEntryNode: KeyResponder {
    package var isTextEntry: Bool { true }

    package func handle(_ event: KeyEvent) -> Bool {
        guard event.phase != .up, isEnabled else { return false }
        if isCommand(event.modifiers), command(event) { return true }
        return movement(event) || deletion(event) || breakLine(event)
    }

    package func insert(_ string: String) -> Bool {
        guard isEnabled else { return false }
        enter(string)
        return true
    }

    package func compose(_ string: String, caret: Int) {
        if isEnabled { showComposition(string, caret: caret) }
    }

    package nonisolated func focusChanged() {
        let node = UncheckedBox(self)
        MainActor.assumeIsolated { node.value.keyboardCameOrWent() }
    }
}

@MainActor
extension TextEntryNode {
    fileprivate func keyboardCameOrWent() {
        if isAttached {
            viewGraph.willRedraw(self)
            invalidateDisplay()
        }
        if hasFocus {
            caretMoved()
            tellSelection()
            view.onEditingChanged(true)
        } else {
            finishDraft()
            history.close()
            caretBlink.stop()
            keepCaretInSight()
            viewGraph.showTextEntry?(nil)
            view.onEditingChanged(false)
        }
    }

    /// Control as on Linux, or command as on Apple's systems.
    private func isCommand(_ modifiers: KeyModifiers) -> Bool { !modifiers.isDisjoint(with: [.control, .command]) }

    private func command(_ event: KeyEvent) -> Bool {
        switch event.key {
        case "a": select { $0.selectAll() }
        case "c": copySelection()
        case "x": cutSelection()
        case "v": paste()
        case "z": event.modifiers.contains(.shift) ? redo() : undo()
        case "y": redo()
        case "f" where view.find != nil: view.find?(event.modifiers.contains(.option))
        default: return false
        }
        return true
    }

    // MARK: Moving

    private func movement(_ event: KeyEvent) -> Bool {
        let extending = event.modifiers.contains(.shift)
        switch event.key {
        case "\u{F702}": move(step(event), forward: isRightToLeft, extending)
        case "\u{F703}": move(step(event), forward: !isRightToLeft, extending)
        case "\u{F700}": moveVertically(event, by: -1, extending)
        case "\u{F701}": moveVertically(event, by: 1, extending)
        case "\u{F729}": moveToEnd(event, forward: false, extending)
        case "\u{F72B}": moveToEnd(event, forward: true, extending)
        case "\u{F72C}" where isMultiline: movePage(by: -1, extending)
        case "\u{F72D}" where isMultiline: movePage(by: 1, extending)
        default: return false
        }
        return true
    }

    private func step(_ event: KeyEvent) -> EditedText.Step {
        if event.modifiers.contains(.command) { return .line }
        return event.modifiers.isDisjoint(with: [.option, .control]) ? .character : .word
    }

    /// Whether the letters at the caret run to the left, so that the left arrow leads onwards.
    private var isRightToLeft: Bool { lines.isRightToLeft(atByte: shownCaret) }

    private func move(_ step: EditedText.Step, forward: Bool, _ extending: Bool) {
        if step == .line { return moveToLineEnd(forward: forward, extending) }
        // A secret keeps to itself where its words begin.
        let step = view.kind == .secure && step == .word ? EditedText.Step.all : step
        select { $0.move(step, forward: forward, extending: extending) }
    }

    private func moveToEnd(_ event: KeyEvent, forward: Bool, _ extending: Bool) {
        guard isCommand(event.modifiers) else { return moveToLineEnd(forward: forward, extending) }
        select { $0.move(.all, forward: forward, extending: extending) }
    }

    /// The end of the line as it is shown.
    private func moveToLineEnd(forward: Bool, _ extending: Bool) {
        guard isMultiline else { return select { $0.move(.all, forward: forward, extending: extending) } }
        let line = lines.line(atByte: shownCaret)
        var end = forward ? line.upperBound : line.lowerBound
        // Behind the space at the end of a broken line the next one begins.
        if forward, end > line.lowerBound, lines.line(atByte: end).lowerBound == end, end < shown.string.utf8.count {
            end = text.place(.character, from: end, forward: false)
        }
        let place = shown.place(ofShown: end)
        select { $0.move(to: place, extending: extending) }
    }

    private func moveVertically(_ event: KeyEvent, by count: CGFloat, _ extending: Bool) {
        if !isMultiline || event.modifiers.contains(.command) {
            return select { $0.move(.all, forward: count > 0, extending: extending) }
        }
        if event.modifiers.contains(.option) {
            return select { $0.move(.line, forward: count > 0, extending: extending) }
        }
        move(byHeight: count * lines.linePitch, extending)
    }

    private func movePage(by count: CGFloat, _ extending: Bool) {
        move(byHeight: count * max(lines.linePitch, viewport.height - lines.linePitch), extending)
    }

    private func move(byHeight distance: CGFloat, _ extending: Bool) {
        let caret = lines.caret(atByte: shownCaret)
        let x = columnX ?? caret.minX
        let y = caret.midY + distance
        let place: Int
        if y < 0 {
            place = 0
        } else if y > lines.height {
            place = text.length
        } else {
            place = shown.place(ofShown: lines.byte(at: CGPoint(x: x, y: y)))
        }
        select(keepingColumn: true) { $0.move(to: place, extending: extending) }
        columnX = x
    }

    // MARK: Deleting and ending

    private func deletion(_ event: KeyEvent) -> Bool {
        guard event.key == "\u{8}" || event.key == "\u{7F}" else { return false }
        edit { $0.delete(step(event), forward: event.key == "\u{7F}") }
        return true
    }

    private func breakLine(_ event: KeyEvent) -> Bool {
        if event.key == "\t", view.kind == .editor, event.modifiers.isEmpty {
            enter("\t")
            return true
        }
        guard event.key == "\r", !isCommand(event.modifiers) else { return false }
        if view.kind == .editor || (view.kind == .growing && !submitsGrowing(event)) {
            enter("\n")
        } else if event.phase == .down {
            submit()
        }
        return true
    }

    /// On macOS Return submits a field of several lines, with Option it breaks the line.
    private func submitsGrowing(_ event: KeyEvent) -> Bool {
        environment.values.value(of: ProfileKey.self).platform == .macOS && !event.modifiers.contains(.option)
    }

    /// The user is done: on iOS the keyboard goes away, unless an action gives it to a field.
    func submit() {
        finishDraft()
        view.onCommit()
        for action in environment.values.value(of: SubmitActionsKey.self) where action.triggers.contains(.text) {
            action.perform()
        }
        guard !viewGraph.focusObservers.isRequested, hasFocus else { return }
        if viewGraph.presentations.topModal?.goOn(from: self) == true { return }
        if environment.values.value(of: ProfileKey.self).platform == .iOS { viewGraph.focus = nil }
    }
}
