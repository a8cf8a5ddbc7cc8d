/// Whether the user may change the content of a view, such as the rows of a list.
@nonexhaustive public enum EditMode: Hashable, Sendable {
    case inactive
    /// For a moment, as while one row shows what can be done with it.
    case transient
    case active

    /// Whether the content may be changed: not `inactive`.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    /// Whether the views may be edited, and the means to change that. Each screen of a navigation stack has one, and so
    /// has each window, unless a view sets another.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self].binding }
        set { self[EditModeKey.self] = EditModeSource(binding: newValue, isSetByView: true) }
    }

    /// Gives a window or a screen an edit mode of its own, unless a view around it has set one.
    package mutating func provideEditMode(_ location: Location<EditMode>) {
        guard !value(of: EditModeKey.self).isSetByView else { return }
        self[EditModeKey.self] = EditModeSource(binding: Binding(location: location), isSetByView: false)
    }
}

package struct EditModeSource {
    let binding: Binding<EditMode>?
    let isSetByView: Bool
}

package struct EditModeKey: EnvironmentKey {
    package static var defaultValue: EditModeSource { EditModeSource(binding: nil, isSetByView: false) }
}
