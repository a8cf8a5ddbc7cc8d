import Foundation

/// Finds the class of an app's scene delegate.
@MainActor
struct SceneDelegateLookup {
    let appDelegate: any UIApplicationDelegate

    /// The class that the configuration names, else the one in Info.plist's scene manifest, else the app's class
    /// `SceneDelegate`, as Xcode's template names it; nil for an app without scenes.
    func find(_ configuration: UISceneConfiguration) -> (any UISceneDelegate.Type)? {
        if let type = configuration.delegateClass as? any UISceneDelegate.Type { return type }
        let names = [manifestClassName, moduleName + ".SceneDelegate"].compactMap { $0 }
        return names.lazy.compactMap { NSClassFromString($0) as? any UISceneDelegate.Type }.first
    }

    private var moduleName: String {
        String(String(reflecting: type(of: appDelegate)).prefix { $0 != "." })
    }

    private var manifestClassName: String? {
        let manifest = Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
        let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
        let scenes = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        let name = scenes?.first?["UISceneDelegateClassName"] as? String
        return name?.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: moduleName)
    }
}
