import Foundation
import Geometry
import RuntimeWarnings
import SwiftUICore

/// Looks after a SwiftUI view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content { didSet { viewIfLoaded?.invalidateContent() } }

    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }

    /// There is no view to show without `rootView`: archived interfaces can't be read.
    public required init?(coder: NSCoder) {
        RuntimeWarning.report(
            "A hosting controller can't be read from an archive.", once: "UIHostingController.init(coder:)")
        return nil
    }

    override open func loadView() { view = UIHostingView(content: { [unowned self] in AnyView(rootView) }) }

    override func makeContent() -> AnyView { AnyView(rootView.modifier(PresentedControllers(controller: self))) }
}

/// Shows a SwiftUI view among views.
final class UIHostingView: UIView {
    private let content: () -> AnyView

    init(content: @escaping () -> AnyView) {
        self.content = content
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// Made anew where the controller has another root view.
    override func makeContent() -> AnyView { content() }
}
