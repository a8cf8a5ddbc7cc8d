import AppleFoundation

extension EnvironmentValues {
    /// What takes back what the user did in the window.
    public internal(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}

struct UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
}
