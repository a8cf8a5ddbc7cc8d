// What the fixture projects need of UIKit.
@_exported import Foundation

open class UIResponder {
    public init() {}
}

@MainActor public protocol UIWindowSceneDelegate: AnyObject { init() }

@MainActor public final class UIApplication {
    public struct LaunchOptionsKey: Hashable, Sendable {}
}

@MainActor public protocol UIApplicationDelegate: AnyObject {
    init()
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public static func main() {
        print("delegate \(Self.self)")
        _ = Self().application(UIApplication(), didFinishLaunchingWithOptions: nil)
        let manifest = Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        let name = scenes?.first?["UISceneDelegateClassName"] as? String ?? "none"
        print("scene \(name) \(NSClassFromString(name) == nil ? "absent" : "present")")
    }
}
