import Geometry

extension EnvironmentValues {
    /// Between an editor's edges and its lines, in points.
    package var textEditorInsets: EdgeInsets {
        get { self[TextEditorInsetsKey.self] }
        set { self[TextEditorInsetsKey.self] = newValue }
    }
}

/// Those of UITextView, whose text container has a padding of 5 points.
struct TextEditorInsetsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5) }
}
