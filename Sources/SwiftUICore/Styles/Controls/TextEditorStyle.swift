/// How text editors look.
///
/// An app chooses between Apple's styles; it makes none of its own.
public protocol TextEditorStyle {
    nonisolated static var _hidesBackground: Bool { get }
}

/// The editor on the ground of its platform.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    public nonisolated init() {}
    public nonisolated static var _hidesBackground: Bool { false }
}

/// The text alone.
public struct PlainTextEditorStyle: TextEditorStyle {
    public nonisolated init() {}
    public nonisolated static var _hidesBackground: Bool { true }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    /// Sets how text editors in the view look.
    public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        environment(\.hidesTextEditorBackground, S._hidesBackground)
    }
}

extension EnvironmentValues {
    var hidesTextEditorBackground: Bool {
        get { self[HidesTextEditorBackgroundKey.self] }
        set { self[HidesTextEditorBackgroundKey.self] = newValue }
    }
}

private struct HidesTextEditorBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
