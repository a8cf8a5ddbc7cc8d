import Foundation

/// Reads and changes what the user has set.
protocol SettingsUseCase {
    var settings: Settings { get }
    func change(_ settings: Settings)
}

final class DefaultSettingsUseCase: SettingsUseCase {
    private let repository: any SettingsRepository

    init(repository: any SettingsRepository) {
        self.repository = repository
    }

    var settings: Settings { repository.settings }

    /// Spaces round a key, as pasting leaves them, are no part of it.
    func change(_ settings: Settings) {
        var settings = settings
        let key = settings.apiKey?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        settings.apiKey = key.isEmpty ? nil : key
        repository.settings = settings
    }
}
