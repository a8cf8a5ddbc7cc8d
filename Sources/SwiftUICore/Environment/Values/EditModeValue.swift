/// Whether the user may change the content of a view, such as the rows of a list.
public enum EditMode: Hashable, Sendable {
    case inactive
    /// For a moment, as while one row shows what can be done with it.
    case transient
    case active

    /// Whether the content may be changed: not `inactive`.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    /// Whether the views may be edited, and the means to change that; one for all of a window, unless a view sets
    /// another.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

package struct EditModeKey: EnvironmentKey {
    package static var defaultValue: Binding<EditMode>? { nil }
}

extension View {
    /// Gives the view an edit mode of its own, as each screen of a navigation stack has one.
    package func editModeScope() -> some View { modifier(EditModeScope()) }
}

private struct EditModeScope: ViewModifier {
    @State private var mode = EditMode.inactive

    func body(content: Content) -> some View { content.environment(\.editMode, $mode) }
}
