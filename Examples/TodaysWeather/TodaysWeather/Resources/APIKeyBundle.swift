import Foundation

/// The key in `SecretKey.plist`, for those who put one into the app's resources.
enum APIKeyBundle {
    static let key: String? = {
        guard let url = Bundle.main.url(forResource: "SecretKey", withExtension: "plist"),
            let data = try? Data(contentsOf: url)
        else { return nil }
        return try? PropertyListDecoder().decode([String: String].self, from: data)["API_KEY"]
    }()
}
