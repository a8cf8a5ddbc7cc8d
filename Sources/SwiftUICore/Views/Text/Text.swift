import Foundation

/// Lines of read-only text.
///
/// A text made of a string literal is looked up in the app's strings and may hold inline Markdown; one made of a string
/// value, or `verbatim`, stands as it is.
public nonisolated struct Text: View, Equatable, Sendable {
    package enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey)
        indirect case content(AnyTextContent)
    }

    package let storage: Storage
    /// In the order in which they were written: of those that concern the same property, the first counts.
    package private(set) var modifiers: [TextModifier] = []

    package init(storage: Storage) { self.storage = storage }

    package init(content: some TextContent) { storage = .content(AnyTextContent(content)) }

    package func modified(by modifier: TextModifier) -> Text {
        var text = self
        text.modifiers.append(modifier)
        return text
    }

    /// A string as it is.
    public init(verbatim content: String) { storage = .verbatim(content) }

    /// A string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// The app's string for a key, in the language of the environment.
    /// - Parameters:
    ///   - tableName: the strings file without its extension; nil is `Localizable`.
    ///   - bundle: nil is the app's own.
    ///   - comment: for translators; it changes nothing.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        if tableName == nil, bundle == nil {
            storage = .localized(key)
        } else {
            storage = .content(AnyTextContent(LocalizedTextContent(key: key, table: tableName, bundle: bundle)))
        }
    }
}

extension Text: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> TextNode { TextNode(self, inputs) }
    @MainActor
    package func updateNode(_ node: TextNode) { node.update(to: self) }
}
