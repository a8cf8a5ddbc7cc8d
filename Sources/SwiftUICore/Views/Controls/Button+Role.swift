extension Button where Label == DefaultButtonLabel {
    /// A button that looks as its role has it.
    @preconcurrency
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

/// What a button of a role shows that has no label of its own.
public nonisolated struct DefaultButtonLabel: View {
    let role: ButtonRole

    @MainActor
    public var body: some View {
        switch role {
        case .close:
            Label {
                SystemText(.close)
            } icon: {
                Image(systemName: "xmark")
            }
        case .confirm:
            Label {
                SystemText(.done)
            } icon: {
                Image(systemName: "checkmark")
            }
        case .destructive:
            Label {
                SystemText(.delete)
            } icon: {
                Image(systemName: "trash")
            }
        default: SystemText(.cancel)
        }
    }
}
