import Foundation
import Geometry

/// Where the text of a field comes from and goes to.
package nonisolated struct TextEntrySource {
    /// What the field shows while nobody types.
    package var read: () -> String
    /// Takes what was typed; called at each change, or at the end where `writesAtEnd` is set.
    package var write: (String) -> Void
    /// What was typed stands as it is until editing ends, though it may be read back in another form.
    package var isDraft = false
    package var writesAtEnd = false
}

/// The part of a text field, a secure field or an editor that takes text.
package nonisolated struct TextEntry {
    package enum Kind: Hashable, Sendable {
        /// One line, that scrolls to the sides.
        case line
        /// One line of dots.
        case secure
        /// Lines, whose number makes the height.
        case growing
        /// Lines in the space that there is.
        case editor
    }

    package var kind: Kind
    package var source: TextEntrySource
    /// What the source read when the view was made.
    package var string: String
    /// Stands there while there is no text.
    package var prompt: Text?
    /// Takes what is selected, and selects what it is set to.
    package var selection: Binding<TextSelection?>?
    /// What was to be selected when the view was made.
    package var selected: TextSelection?
    /// Words that are looked for.
    var matches: TextMatches?
    /// Asks for the bar that looks for words, or for the one that replaces them too.
    var find: ((_ replacing: Bool) -> Void)?
    package var onEditingChanged: (Bool) -> Void = { _ in }
    package var onCommit: () -> Void = {}
}

extension TextEntry: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> TextEntryNode { TextEntryNode(self, inputs) }
    @MainActor
    package func updateNode(_ node: TextEntryNode) { node.update(to: self) }
}
