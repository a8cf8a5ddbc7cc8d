import Foundation
import Geometry
import Platform

@MainActor
extension TextEntryNode {
    /// Makes a change of the text and tells the source.
    /// - Returns: whether there was one.
    @discardableResult
    func edit(_ change: (inout EditedText) -> EditedText.Edit?) -> Bool {
        clearComposition()
        guard let edit = change(&text) else {
            tellEndOfComposition()
            return false
        }
        history.add(edit)
        columnX = nil
        tellSource()
        return true
    }

    /// What the source makes of a text is what stands there.
    private func tellSource() {
        if !view.source.writesAtEnd { view.source.write(text.string) }
        let now = view.source.read()
        if !view.source.isDraft, now != text.string {
            text.adopt(now)
            history.removeAll()
        }
        knownString = now
        textChanged()
        tellSelection()
    }

    /// What was typed counts now, in the form that the source gives it.
    func finishDraft() {
        clearComposition(keeping: true)
        guard view.source.isDraft else { return }
        if view.source.writesAtEnd { view.source.write(text.string) }
        let now = view.source.read()
        knownString = now
        guard now != text.string else { return }
        history.removeAll()
        text.adopt(now)
        textChanged()
    }

    /// Moves the caret or the selection.
    func select(keepingColumn: Bool = false, _ change: (inout EditedText) -> Void) {
        clearComposition(keeping: true)
        history.close()
        let old = text
        change(&text)
        if !keepingColumn { columnX = nil }
        guard text != old else { return caretMoved() }
        viewGraph.willRedraw(self)
        invalidateDisplay()
        caretMoved()
        tellSelection()
    }

    /// Brings the caret into sight, shows it, and tells the host where it is.
    func caretMoved() {
        guard isPlaced, hasFocus else { return }
        damageCaret()
        let old = scrollOffset
        keepCaretInSight()
        if scrollOffset != old { invalidateDisplay() }
        caretBlink.start(in: viewGraph) { [weak self] in self?.damageCaret() }
        damageCaret()
        showPlace()
    }

    private func damageCaret() {
        guard isAttached, isPlaced else { return }
        viewGraph.damage.add(windowRectangle(caretFrame.insetBy(dx: -1, dy: -1)), in: viewGraph.metrics.size)
        viewGraph.requestFrame?()
    }

    private func showPlace() {
        viewGraph.performAfterFrame { [weak self] in
            guard let self, isAttached, hasFocus else { return }
            viewGraph.showTextEntry?(
                TextEntryPlace(
                    field: fieldNumber, caret: windowRectangle(caretFrame), isSecure: view.kind == .secure))
        }
    }

    private var fieldNumber: Int { ObjectIdentifier(self).hashValue &+ compositionCount }

    // MARK: Input methods

    func showComposition(_ string: String, caret: Int) {
        guard string != composition || !string.isEmpty else { return }
        if !string.isEmpty, text.hasSelection, composition.isEmpty { edit { $0.insert("") } }
        composition = string
        compositionCaret = String(string.unicodeScalars.prefix(max(0, caret))).utf8.count
        textChanged()
        string.isEmpty ? viewGraph.performAfterFrame { [weak self] in self?.tellEndOfComposition() } : tellComposition()
    }

    /// As on iOS, what is composed is part of the text that the app knows. An app that makes another text of it ends the
    /// composition.
    private func tellComposition() {
        guard !view.source.isDraft else { return }
        var composed = text
        _ = composed.insert(composition)
        view.source.write(composed.string)
        knownString = view.source.read()
        guard knownString != composed.string else { return }
        history.removeAll()
        text.adopt(knownString)
        composition = ""
        compositionCount += 1
        textChanged()
    }

    /// Most often the finished text follows at once; where none does, the app learns here that nothing is composed.
    private func tellEndOfComposition() {
        guard isAttached, composition.isEmpty, !view.source.isDraft, knownString != text.string else { return }
        tellSource()
    }

    /// Ends what an input method has begun.
    /// - Parameter keeping: whether it becomes part of the text.
    func clearComposition(keeping: Bool = false) {
        guard !composition.isEmpty else { return }
        let string = composition
        composition = ""
        compositionCount += 1
        if keeping {
            history.add(text.insert(string))
            tellSource()
        } else {
            textChanged()
        }
    }

    /// What was typed, as it may stand in the field.
    func enter(_ string: String) {
        composition = ""
        let entered = capitalized(isMultiline ? string : string.joiningLines)
        edit { $0.insert(entered) }
    }

    private func capitalized(_ string: String) -> String {
        let rule = environment.values.value(of: AutocapitalizationKey.self)
        guard let rule, string.count == 1, view.kind != .secure else { return string }
        return rule.capitalizes(after: text[0..<text.selection.lowerBound]) ? string.uppercased() : string
    }

    // MARK: Clipboard and history

    func copySelection() {
        guard text.hasSelection, view.kind != .secure else { return }
        viewGraph.services.clipboard.setString(text.selectedString)
    }

    func cutSelection() {
        guard text.hasSelection, view.kind != .secure else { return }
        copySelection()
        edit { $0.insert("") }
    }

    func paste() {
        viewGraph.services.clipboard.string { [weak self] string in
            if let self, let string { putIn(string) }
        }
    }

    /// Takes in a text that comes as a whole.
    func putIn(_ string: String) {
        guard isAttached, isEnabled else { return }
        history.close()
        let text = string.withUnixLineBreaks
        edit { $0.insert(self.isMultiline ? text : text.joiningLines) }
        history.close()
    }

    func undo() {
        clearComposition(keeping: true)
        guard let edit = history.takeUndo() else { return }
        let end = edit.start + edit.inserted.utf8.count
        guard end <= text.length else { return history.removeAll() }
        _ = text.replace(edit.start..<end, with: edit.removed)
        tellSource()
    }

    func redo() {
        clearComposition(keeping: true)
        guard let edit = history.takeRedo() else { return }
        let end = edit.start + edit.removed.utf8.count
        guard end <= text.length else { return history.removeAll() }
        _ = text.replace(edit.start..<end, with: edit.inserted)
        tellSource()
    }
}

extension String {
    /// Line breaks as spaces (UITextField's way with what is pasted).
    fileprivate var joiningLines: String {
        contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
    }

    fileprivate var withUnixLineBreaks: String {
        utf8.contains(UInt8(ascii: "\r")) ? String(map { $0.isNewline ? "\n" : $0 }) : self
    }
}
