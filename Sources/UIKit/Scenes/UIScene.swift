import Foundation

/// One part of an app's interface with a life of its own.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// What a scene was connected for; always empty on Linux.
    public struct ConnectionOptions: Sendable {
        public var urlContexts: Set<URL> { [] }
    }

    @nonexhaustive public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    public let session: UISceneSession
    public weak var delegate: (any UISceneDelegate)?
    /// The scene is shown as long as the app runs.
    public var activationState: ActivationState { .foregroundActive }
    public var title = ""

    init(session: UISceneSession) {
        self.session = session
        super.init()
    }
}

/// The scene of windows.
open class UIWindowScene: UIScene {
    public internal(set) var windows: [UIWindow] = []
    public var screen: UIScreen { .main }
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
}

/// What the system knows of a scene.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public let role: Role
    public let persistentIdentifier = UUID().uuidString

    init(role: Role) {
        self.role = role
        super.init()
    }
}

/// How a scene is made.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    public var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

/// Takes the turns of a scene's life.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
    init()
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Takes the turns of a window scene's life.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        // A delegate without a window of its own leaves it to who has made it.
        set {}
    }
}
