import Foundation

extension View {
    /// Presents choices while a binding is true. Each takes them away; one that cancels is added where there is none.
    /// - Parameter titleVisibility: whether the title is shown; automatically it is not.
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
            EmptyView()
        }
    }

    /// Presents choices with a message while a binding is true.
    /// - Parameter titleVisibility: whether the title is shown; automatically it is not.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        choices(
            title, isPresented: isPresented, presenting: Optional(()), titleVisibility, actions: actions,
            message: message)
    }
}

// MARK: Choices about a value

extension View {
    /// Presents choices about a value while a binding is true and there is a value.
    public nonisolated func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        choices(Text(titleKey), isPresented: isPresented, presenting: data, titleVisibility, actions: actions) { _ in
            EmptyView()
        }
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        choices(Text(title), isPresented: isPresented, presenting: data, titleVisibility, actions: actions) { _ in
            EmptyView()
        }
    }

    public nonisolated func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        choices(title, isPresented: isPresented, presenting: data, titleVisibility, actions: actions) { _ in
            EmptyView()
        }
    }

    /// Presents choices with a message about a value while a binding is true and there is a value.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        choices(
            Text(titleKey), isPresented: isPresented, presenting: data, titleVisibility, actions: actions,
            message: message)
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        choices(
            Text(title), isPresented: isPresented, presenting: data, titleVisibility, actions: actions,
            message: message)
    }

    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        choices(
            title, isPresented: isPresented, presenting: data, titleVisibility, actions: actions, message: message)
    }

    private nonisolated func choices<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, _ titleVisibility: Visibility,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        presentation(isPresented: isPresented, presenting: data, style: PresentationStyle.choices) {
            AdaptiveActionSheet(
                title: titleVisibility == .visible ? title : nil, message: message($0), actions: actions($0))
        }
    }
}

// MARK: The older forms

extension View {
    /// Presents choices while a binding is true.
    public nonisolated func actionSheet(
        isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
    ) -> some View {
        presentation(isPresented: isPresented, presenting: Optional(()), style: PresentationStyle.choices) {
            AdaptiveActionSheet(content())
        }
    }

    /// Presents choices for an item while a binding has one.
    public nonisolated func actionSheet<T: Identifiable>(
        item: Binding<T?>, content: @escaping (T) -> ActionSheet
    ) -> some View {
        modifier(
            PresentationModifier(
                item: item, identity: { AnyHashable($0.id) }, style: PresentationStyle.choices, onDismiss: nil
            ) { AdaptiveActionSheet(content($0)) })
    }
}

extension PresentationStyle {
    /// Choices at the lower edge of a phone, beside the view in a wide window.
    nonisolated static func choices(in environment: EnvironmentValues) -> PresentationStyle {
        if environment.horizontalSizeClass == .regular {
            var anchor = PresentationAnchor()
            anchor.alignment = .center
            var style = PresentationStyle.popover(anchor)
            style.cancelsOnOutsideTap = true
            style.isSystemStyled = true
            style.role = .menu
            return style
        }
        return .actionSheet(margin: environment.profile.presentations.actionSheetMargin)
    }
}

private nonisolated struct AdaptiveActionSheet<Message: View, Actions: View>: View {
    let title: Text?
    let message: Message
    let actions: Actions
    @Environment(\.horizontalSizeClass) private var sizeClass

    init(title: Text?, message: Message, actions: Actions) {
        self.title = title
        self.message = message
        self.actions = actions
    }

    var body: some View {
        ActionSheetCard(title: title, message: message, actions: actions, isPopover: sizeClass == .regular)
    }
}

extension AdaptiveActionSheet where Message == Text?, Actions == DialogButtons {
    init(_ sheet: ActionSheet) {
        self.init(title: sheet.title, message: sheet.message, actions: DialogButtons(buttons: sheet.buttons))
    }
}
