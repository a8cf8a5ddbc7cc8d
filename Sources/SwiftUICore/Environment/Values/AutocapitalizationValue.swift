/// Which letters become capitals as they are typed.
public struct TextInputAutocapitalization: Sendable {
    enum Rule: Sendable { case never, words, sentences, characters }
    let rule: Rule

    /// None.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(rule: .never) }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(rule: .words) }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(rule: .sentences) }
    /// All.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(rule: .characters) }

    /// Whether a letter typed behind a text becomes a capital.
    func capitalizes(after text: String) -> Bool {
        switch rule {
        case .never: false
        case .characters: true
        case .words: text.last.map { $0.isWhitespace } ?? true
        case .sentences: Self.endsSentence(text)
        }
    }

    private static func endsSentence(_ text: String) -> Bool {
        guard let last = text.last else { return true }
        guard last.isWhitespace else { return false }
        guard !last.isNewline, let end = text.last(where: { !$0.isWhitespace }) else { return true }
        return ".!?\u{2026}".contains(end)
    }
}

package struct AutocapitalizationKey: EnvironmentKey {
    package static var defaultValue: TextInputAutocapitalization? { nil }
}

extension EnvironmentValues {
    package var textInputAutocapitalization: TextInputAutocapitalization? {
        get { self[AutocapitalizationKey.self] }
        set { self[AutocapitalizationKey.self] = newValue }
    }
}
