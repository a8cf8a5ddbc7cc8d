import Foundation

/// Which window's values of `SceneStorage` are meant: what their keys in the defaults begin with.
enum SceneStorageScope {
    /// The app's first window, which is there again at each start.
    static let first = "SceneStorage."

    /// - Parameter number: counted from 2.
    static func window(_ number: Int) -> String { "SceneStorage#\(number)." }

    /// A window that is opened begins with the values of the source.
    static func forget(_ scope: String) {
        for key in UserDefaults.standard.dictionaryRepresentation().keys where key.hasPrefix(scope) {
            UserDefaults.standard.removeObject(forKey: key)
        }
    }
}

extension EnvironmentValues {
    var sceneStorageScope: String {
        get { self[SceneStorageScopeKey.self] }
        set { self[SceneStorageScopeKey.self] = newValue }
    }
}

struct SceneStorageScopeKey: EnvironmentKey {
    static var defaultValue: String { SceneStorageScope.first }
}
