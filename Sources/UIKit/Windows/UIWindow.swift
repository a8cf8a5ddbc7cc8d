import Foundation
import SwiftUICore

/// A window of the app: it shows the view of its root view controller.
@MainActor @preconcurrency
open class UIWindow: UIView {
    public private(set) weak var windowScene: UIWindowScene?
    public private(set) var isKeyWindow = false
    private var content: RootContent?

    /// The controller whose view the window shows.
    open var rootViewController: UIViewController? {
        didSet { if isKeyWindow { show() } }
    }

    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: UIScreen.main.bounds)
        isHidden = true
        windowScene.windows.append(self)
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The window's place: the whole screen.
    override open var bounds: CGRect {
        get { CGRect(origin: .zero, size: UIScreen.main.bounds.size) }
        set { super.bounds = newValue }
    }

    /// Light or dark for all of the window; unspecified goes by the desktop.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if isKeyWindow { show() } }
    }

    /// Shows the window and gives it the keyboard.
    open func makeKeyAndVisible() {
        isKeyWindow = true
        isHidden = false
        show()
    }

    /// Takes the part of the window in which the views of an `App` are shown already.
    func showsAppViews(of controller: UIViewController) {
        rootViewController = controller
        isKeyWindow = true
        isHidden = false
    }

    private func show() {
        guard let controller = rootViewController, let runtime = AppRuntime.current else { return }
        let view = AnyView(controller.makeContent().preferredColorScheme(colorScheme))
        if let content {
            content.update(to: view)
        } else {
            content = runtime.open(view, title: AppRuntime.appName)
        }
    }

    private var colorScheme: ColorScheme? {
        switch overrideUserInterfaceStyle {
        case .unspecified: nil
        case .light: .light
        case .dark: .dark
        }
    }
}
