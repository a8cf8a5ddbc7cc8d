import Foundation
import RuntimeWarnings
import SwiftUICore

/// The running app.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    /// The one app of the process.
    public static let shared = UIApplication()

    /// What the app was started with; always empty on Linux.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    @nonexhaustive public enum State: Int, Sendable { case active, inactive, background }

    public weak var delegate: (any UIApplicationDelegate)?
    public private(set) var connectedScenes: Set<UIScene> = []
    /// Active while the app's window has the keyboard, in the background while it is minimised.
    public internal(set) var applicationState = State.inactive
    var hasBeenActive = false
    /// The app is UIKit's, so its delegate is told of phases where no scene's is.
    private(set) var isRunByDelegate = false
    private var isLaunched = false

    /// What opens the app's settings on iOS; no Linux desktop has any, and opening it fails.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// Keeps the screen on; a desktop can't be asked to, which is said once.
    open var isIdleTimerDisabled = false {
        didSet {
            guard isIdleTimerDisabled else { return }
            RuntimeWarning.report(
                "The screen may still go off: isIdleTimerDisabled has no effect on Linux.",
                once: "UIApplication.isIdleTimerDisabled")
        }
    }

    /// Keeps the delegate, to which nobody else refers.
    private(set) var ownedDelegate: (any UIApplicationDelegate)?
    private(set) var sceneDelegate: (any UISceneDelegate)?

    /// Stands for the views of an `App` among controllers, which can present others over them.
    private(set) lazy var appRootController = connectAppWindow()

    private func connectAppWindow() -> UIViewController {
        let controller = UIViewController()
        let known = connectedScenes.compactMap { $0 as? UIWindowScene }.first
        let scene = known ?? UIWindowScene(session: UISceneSession(role: .windowApplication))
        connectedScenes.insert(scene)
        UIWindow(windowScene: scene).showsAppViews(of: controller)
        return controller
    }

    func window(of controller: UIViewController) -> UIWindow? { windows.first { $0.rootViewController === controller } }

    public var windows: [UIWindow] { connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows) }
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// Goes through the start of an app: its delegate, then its scene and the scene's delegate.
    func launch(delegate: any UIApplicationDelegate) {
        isRunByDelegate = true
        prepare(delegate: delegate)
        finishLaunching()
        connectScene(delegate, findsClass: true)
        delegate.applicationDidBecomeActive(self)
    }

    /// Takes the delegate of an app that is about to start.
    func prepare(delegate: any UIApplicationDelegate) {
        ownedDelegate = delegate
        self.delegate = delegate
    }

    /// Tells the delegate of the start, once.
    /// - Returns: whether this was the time.
    @discardableResult
    func finishLaunching() -> Bool {
        guard !isLaunched, let delegate = ownedDelegate else { return false }
        isLaunched = true
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
        return true
    }

    func terminate() {
        delegate?.applicationWillTerminate(self)
        NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
    }

    /// - Parameter findsClass: whether the scene's delegate may be found by its name; else the configuration names it.
    func connectScene(_ delegate: any UIApplicationDelegate, findsClass: Bool) {
        let session = UISceneSession(role: .windowApplication)
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(self, configurationForConnecting: session, options: options)
        let scene = UIWindowScene(session: session)
        let named = configuration.delegateClass as? any UISceneDelegate.Type
        let found = findsClass ? SceneDelegateLookup(appDelegate: delegate).find(configuration) : named
        guard let type = found else { return }
        let sceneDelegate = type.init()
        self.sceneDelegate = sceneDelegate
        scene.delegate = sceneDelegate
        connectedScenes.insert(scene)
        sceneDelegate.scene(scene, willConnectTo: session, options: options)
        sceneDelegate.sceneWillEnterForeground(scene)
        sceneDelegate.sceneDidBecomeActive(scene)
    }

    /// Opens an address in the desktop's own program.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) {
        let isOpened = AppRuntime.current?.host.open(url) ?? false
        completionHandler?(isOpened)
    }

    /// Whether the desktop is likely to have a program for an address: web pages, mail and files.
    public func canOpenURL(_ url: URL) -> Bool {
        ["http", "https", "mailto", "file"].contains(url.scheme?.lowercased())
    }

    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
