extension View {
    /// Sets what the `RenameButton`s of the view do.
    public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action))
    }

    /// Has the `RenameButton`s of the view give the keyboard to the view that a focus stands for.
    public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}

/// Begins to rename something.
public struct RenameAction {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    @MainActor @preconcurrency
    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    /// What a `RenameButton` does; nil where nothing can be renamed.
    public internal(set) var rename: RenameAction? {
        get { self[RenameActionKey.self] }
        set { self[RenameActionKey.self] = newValue }
    }
}

private struct RenameActionKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}
