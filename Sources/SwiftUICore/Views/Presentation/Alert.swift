/// An alert as `alert(isPresented:content:)` presents it: a title, a message and one or two buttons.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// - Parameter dismissButton: nil is one that says “OK”.
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert or of an action sheet. It takes the alert away, and then calls its action.
    public struct Button {
        let role: ButtonRole?
        /// Nil is the system's word.
        let label: Text?
        let action: (() -> Void)?

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(role: nil, label: label, action: action)
        }

        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(role: .cancel, label: label, action: action)
        }

        /// A button that says “Cancel”.
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(role: .cancel, label: nil, action: action)
        }

        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(role: .destructive, label: label, action: action)
        }
    }
}

/// The buttons of an alert or an action sheet in the older form.
nonisolated struct DialogButtons: View {
    let buttons: [Alert.Button]

    @MainActor var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role) {
                button.action?()
            } label: {
                if let label = button.label { label } else { SystemText(.cancel) }
            }
        }
    }
}
