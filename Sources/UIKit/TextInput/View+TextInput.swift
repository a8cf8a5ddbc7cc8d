import SwiftUICore

extension View {
    /// Sets which on-screen keyboard is wanted.
    ///
    /// It keeps no character out: with a hardware keyboard, as here always, any can be typed, as on iOS.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.keyboardType, type)
    }

    /// Sets what the text is, for keyboards that suggest it; a hardware keyboard suggests nothing.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.textContentType, textContentType)
    }

    /// Sets which letters become capitals as they are typed. The form of iOS 13.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }
}

extension TextInputAutocapitalization {
    /// nil for a style that is not known.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}

extension EnvironmentValues {
    var keyboardType: UIKeyboardType {
        get { self[KeyboardTypeKey.self] }
        set { self[KeyboardTypeKey.self] = newValue }
    }

    var textContentType: UITextContentType? {
        get { self[TextContentTypeKey.self] }
        set { self[TextContentTypeKey.self] = newValue }
    }
}

private struct KeyboardTypeKey: EnvironmentKey {
    static var defaultValue: UIKeyboardType { .default }
}

private struct TextContentTypeKey: EnvironmentKey {
    static var defaultValue: UITextContentType? { nil }
}
