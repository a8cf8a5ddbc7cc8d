import Foundation

extension UserDefaults {
    /// What `UserDefaults(suiteName:)` becomes in an app.
    public static func _suite(suiteName: String?) -> UserDefaults? {
        let store = UserDefaults(suiteName: suiteName)
        store.map(AppDefaults.adopt)
        return store
    }
}
