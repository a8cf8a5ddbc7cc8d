import Foundation
import RuntimeWarnings

@MainActor
extension TextEntryNode {
    /// Selects what the view's binding says, where that is news.
    func takeSelection() {
        guard let selection = view.selected, selection != knownSelection else { return }
        knownSelection = selection
        if case .multiSelection(let ranges) = selection.indices, ranges.ranges.count > 1 {
            RuntimeWarning.report(
                "A text field was asked to select several ranges at once; it selects the first.",
                once: "TextSelection.ranges")
        }
        guard let range = selection.range else { return }
        let places = text.place(of: range.lowerBound)..<text.place(of: range.upperBound)
        guard places != text.selection else { return }
        viewGraph.willRedraw(self)
        history.close()
        text.select(places)
        invalidateDisplay()
        caretMoved()
    }

    /// Tells the view's binding what is selected; called while the field has the keyboard.
    func tellSelection() {
        guard let binding = view.selection, hasFocus else { return }
        let selection = text.selected
        guard selection != knownSelection else { return }
        knownSelection = selection
        binding.wrappedValue = selection
    }
}

extension EditedText {
    /// Counted in bytes; an index of a longer text is the end.
    func place(of index: String.Index) -> Int {
        index < string.endIndex ? string.utf8.distance(from: string.startIndex, to: index) : length
    }

    var selected: TextSelection { TextSelection(range: index(selection.lowerBound)..<index(selection.upperBound)) }
}
