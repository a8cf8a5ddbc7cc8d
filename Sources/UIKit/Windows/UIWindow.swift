import Foundation
import SwiftUICore

/// A window of the app: it shows the view of its root view controller.
@MainActor
open class UIWindow: UIResponder {
    public private(set) weak var windowScene: UIWindowScene?
    public private(set) var isKeyWindow = false
    public var isHidden = true
    private var content: RootContent?

    /// The controller whose view the window shows.
    open var rootViewController: UIViewController? {
        didSet { if isKeyWindow { show() } }
    }

    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init()
        windowScene.windows.append(self)
    }

    public init(frame: CGRect) { super.init() }

    /// The window's place, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: UIScreen.main.bounds.size) }
    public var frame: CGRect { bounds }

    /// Shows the window and gives it the keyboard.
    open func makeKeyAndVisible() {
        isKeyWindow = true
        isHidden = false
        show()
    }

    private func show() {
        guard let controller = rootViewController, let runtime = AppRuntime.current else { return }
        let view = controller.makeContent()
        if let content {
            content.update(to: view)
        } else {
            content = runtime.open(view, title: AppRuntime.appName)
        }
    }
}
