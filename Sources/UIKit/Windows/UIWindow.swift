import Foundation
import SwiftUICore

/// A window of the app: it shows the view of its root view controller.
@MainActor @preconcurrency
open class UIWindow: UIView {
    public private(set) weak var windowScene: UIWindowScene?
    public private(set) var isKeyWindow = false
    public var screen: UIScreen { windowScene?.screen ?? .main }
    private var content: RootContent?
    /// SwiftUI shows the views of an `App`; the window stands for theirs.
    private var hasAppViews = false

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
        didSet {
            revision.advance()
            if isKeyWindow { show() }
        }
    }

    /// Shows the window and gives it the keyboard.
    open func makeKeyAndVisible() {
        isKeyWindow = true
        isHidden = false
        show()
    }

    /// Takes the part of the window in which the views of an `App` are shown already.
    func showsAppViews(of controller: UIViewController) {
        hasAppViews = true
        rootViewController = controller
        isKeyWindow = true
        isHidden = false
    }

    private func show() {
        guard !hasAppViews, let controller = rootViewController, let runtime = AppRuntime.current else { return }
        let view = AnyView(controller.makeContent().preferredColorScheme(colorScheme))
        if let content {
            content.update(to: view)
        } else {
            content = runtime.open(view, title: AppRuntime.appName)
        }
    }

    var colorScheme: ColorScheme? {
        switch overrideUserInterfaceStyle {
        case .unspecified: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

/// Gives the views of an `App` the look of the window that stands for theirs; what they prefer themselves counts more.
struct AppWindowStyle: ViewModifier {
    let window: UIWindow?

    func body(content: Content) -> some View {
        let _ = window?.revision.count
        let scheme = window?.colorScheme
        content.transformPreference(PreferredColorSchemeKey.self) { $0 = $0 ?? scheme }
    }
}
