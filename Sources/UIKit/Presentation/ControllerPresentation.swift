import Observation
import SwiftUICore

/// What a controller presents, and how it leaves what it is presented in itself.
@MainActor
@Observable
final class ControllerPresentation {
    var presented: UIViewController?
    /// Leaves the sheet or the cover of SwiftUI's that the controller is shown in.
    @ObservationIgnored var leave: (() -> Void)?

    var sheet: UIViewController? { presented.flatMap { $0 is UIAlertController || $0.coversScreen ? nil : $0 } }
    var cover: UIViewController? { presented.flatMap { !($0 is UIAlertController) && $0.coversScreen ? $0 : nil } }
    var alert: UIAlertController? { presented as? UIAlertController }
}

extension UIViewController {
    fileprivate var coversScreen: Bool { modalPresentationStyle.coversScreen }
}

/// Shows what a controller presents.
struct PresentedControllers: ViewModifier {
    let controller: UIViewController
    @Environment(\.dismiss) private var dismiss

    func body(content: Content) -> some View {
        let presentation = controller.presentation
        content
            .onAppear { presentation.leave = { dismiss() } }
            .sheet(isPresented: isShown(presentation.sheet)) { screen(of: presentation.sheet) }
            .fullScreenCover(isPresented: isShown(presentation.cover)) { screen(of: presentation.cover) }
            .modifier(PresentedAlert(controller: controller))
    }

    /// A user who drags a sheet down takes its controller away.
    private func isShown(_ presented: UIViewController?) -> Binding<Bool> {
        Binding {
            presented != nil
        } set: { [controller] isShown in
            if !isShown, controller.presentation.presented === presented { controller.presentation.presented = nil }
        }
    }

    @ViewBuilder
    private func screen(of presented: UIViewController?) -> some View {
        if let presented {
            presented.makeContent().interactiveDismissDisabled(presented.isModalInPresentation)
        }
    }
}
