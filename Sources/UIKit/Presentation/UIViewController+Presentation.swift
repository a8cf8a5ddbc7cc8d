import Foundation
import RuntimeWarnings
import SwiftUICore

extension UIViewController {
    /// What the controller, or the nearest one above it, presents.
    public var presentedViewController: UIViewController? {
        presentation.presented ?? parent?.presentedViewController
    }

    /// What presents the controller, or the nearest one above it.
    public var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    /// Shows a controller over this one: an alert, a sheet, or what covers the screen, by its
    /// `modalPresentationStyle`. One that presents already is asked in vain, which is reported.
    /// - Parameter completion: called when the controller is shown.
    public func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        let container = presentationRoot
        guard container.presentation.presented == nil, viewControllerToPresent !== container else {
            return RuntimeWarning.report(
                "A controller can't present itself, or a second one while it presents.",
                once: "UIViewController.present")
        }
        if container.presentation.leave == nil {
            RuntimeWarning.report(
                "A controller presents another before its own view is in a window: it is seen once that is shown.",
                once: "UIViewController.present.window")
        }
        viewControllerToPresent.presenter = container
        withAnimation(flag ? .default : nil) { container.presentation.presented = viewControllerToPresent }
        Self.afterwards(completion)
    }

    /// Takes away what the controller presents, else the controller itself.
    /// - Parameter completion: called when it is gone.
    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let container = presentationRoot
        withAnimation(flag ? .default : nil) {
            if container.presentation.presented != nil {
                container.presentation.presented = nil
            } else if let presenter = container.presenter {
                presenter.presentation.presented = nil
            } else {
                container.presentation.leave?()
            }
        }
        Self.afterwards(completion)
    }

    /// A child leaves it to the controller that it is a part of.
    private var presentationRoot: UIViewController { parent?.presentationRoot ?? self }

    private static func afterwards(_ completion: (() -> Void)?) {
        guard let completion else { return }
        Task { @MainActor in completion() }
    }
}
