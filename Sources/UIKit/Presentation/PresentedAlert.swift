import SwiftUICore

/// Shows the alert or the action sheet that a controller presents.
struct PresentedAlert: ViewModifier {
    let controller: UIViewController

    func body(content: Content) -> some View {
        let alert = controller.presentation.alert
        content
            .alert(
                Text(verbatim: alert?.title ?? ""), isPresented: isShown(.alert), presenting: alert,
                actions: buttons(of:), message: message(of:)
            )
            .confirmationDialog(
                Text(verbatim: alert?.title ?? ""), isPresented: isShown(.actionSheet),
                titleVisibility: alert?.title == nil && alert?.message == nil ? .hidden : .visible, presenting: alert,
                actions: buttons(of:), message: message(of:))
    }

    private func isShown(_ style: UIAlertController.Style) -> Binding<Bool> {
        Binding { [controller] in
            controller.presentation.alert?.preferredStyle == style
        } set: { [controller] isShown in
            if !isShown, controller.presentation.alert?.preferredStyle == style {
                controller.presentation.presented = nil
            }
        }
    }

    @ViewBuilder
    private func buttons(of alert: UIAlertController) -> some View {
        ForEach(alert.textFields ?? [], id: \.self) { TextFieldContent(field: $0, wantsFocus: false, isInAlert: true) }
        ForEach(alert.actions, id: \.self) { action in
            Button(role: action.style.role) {
                action.perform()
            } label: {
                Text(verbatim: action.title ?? "")
            }
            .disabled(!action.isEnabled)
        }
    }

    @ViewBuilder
    private func message(of alert: UIAlertController) -> some View {
        if let message = alert.message { Text(verbatim: message) }
    }
}

extension UIAlertAction.Style {
    fileprivate var role: ButtonRole? {
        switch self {
        case .default: nil
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}
