import Foundation
import SwiftUICore

/// The running app.
@MainActor
open class UIApplication: UIResponder {
    /// The one app of the process.
    public static let shared = UIApplication()

    /// What the app was started with; always empty on Linux.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public enum State: Int, Sendable { case active, inactive, background }

    public weak var delegate: (any UIApplicationDelegate)?
    public private(set) var connectedScenes: Set<UIScene> = []
    /// The app is shown as long as it runs.
    public var applicationState: State { .active }

    /// Keeps the delegate, to which nobody else refers.
    private var ownedDelegate: (any UIApplicationDelegate)?
    private var sceneDelegate: (any UISceneDelegate)?

    public var windows: [UIWindow] { connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows) }
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// Goes through the start of an app: its delegate, then its scene and the scene's delegate.
    func launch(delegate: any UIApplicationDelegate) {
        ownedDelegate = delegate
        self.delegate = delegate
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        connectScene(delegate)
        delegate.applicationDidBecomeActive(self)
    }

    private func connectScene(_ delegate: any UIApplicationDelegate) {
        let session = UISceneSession(role: .windowApplication)
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(self, configurationForConnecting: session, options: options)
        let scene = UIWindowScene(session: session)
        guard let type = SceneDelegateLookup(appDelegate: delegate).find(configuration) else { return }
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

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
