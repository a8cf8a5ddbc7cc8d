import Foundation

/// Settings in a file that only the user may read, since the key is in it.
final class FileSettingsRepository: SettingsRepository {
    private let file: JSONFile<Settings>

    var settings: Settings {
        didSet { try? file.write(settings) }
    }

    init(folder: URL) {
        file = JSONFile(url: folder.appending(path: "settings.json"), permissions: 0o600)
        settings = file.read() ?? Settings()
    }
}
