/// What a field can take back and do again. Letters typed in a row are one step.
package struct EditHistory {
    private var done: [EditedText.Edit] = []
    private var undone: [EditedText.Edit] = []
    private var isOpen = false

    /// More steps than these are forgotten.
    private static let limit = 500

    package init() {}

    package mutating func add(_ edit: EditedText.Edit) {
        undone = []
        if isOpen, let last = done.last, let joined = Self.join(last, edit) {
            done[done.count - 1] = joined
        } else {
            done.append(edit)
            if done.count > Self.limit { done.removeFirst() }
        }
        isOpen = edit.inserted.isEmpty || edit.inserted.index(after: edit.inserted.startIndex) == edit.inserted.endIndex
    }

    /// What comes next is a step of its own.
    package mutating func close() { isOpen = false }

    package mutating func removeAll() { self = EditHistory() }

    /// The edit to be turned round.
    package mutating func takeUndo() -> EditedText.Edit? {
        guard let edit = done.popLast() else { return nil }
        undone.append(edit)
        isOpen = false
        return edit
    }

    /// The edit to be made again.
    package mutating func takeRedo() -> EditedText.Edit? {
        guard let edit = undone.popLast() else { return nil }
        done.append(edit)
        isOpen = false
        return edit
    }

    private static func join(_ first: EditedText.Edit, _ second: EditedText.Edit) -> EditedText.Edit? {
        if first.removed.isEmpty, second.removed.isEmpty, second.start == first.start + first.inserted.utf8.count {
            return EditedText.Edit(start: first.start, removed: "", inserted: first.inserted + second.inserted)
        }
        if first.inserted.isEmpty, second.inserted.isEmpty, second.start + second.removed.utf8.count == first.start {
            return EditedText.Edit(start: second.start, removed: second.removed + first.removed, inserted: "")
        }
        return nil
    }
}
