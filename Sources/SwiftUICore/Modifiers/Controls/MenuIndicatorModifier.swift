extension View {
    /// Shows or hides the sign that a button opens a menu; menus of iOS have none by themselves.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}

extension EnvironmentValues {
    /// Whether buttons that open menus have a sign of that.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorVisibilityKey.self] }
        set { self[MenuIndicatorVisibilityKey.self] = newValue }
    }
}

struct MenuIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}
