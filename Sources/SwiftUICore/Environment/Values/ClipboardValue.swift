import Platform

extension EnvironmentValues {
    /// The desktop's clipboard; nil where there is no window.
    package var clipboard: (any Clipboard)? {
        get { self[ClipboardKey.self] }
        set { self[ClipboardKey.self] = newValue }
    }
}

package struct ClipboardKey: EnvironmentKey {
    package static var defaultValue: (any Clipboard)? { nil }
}
