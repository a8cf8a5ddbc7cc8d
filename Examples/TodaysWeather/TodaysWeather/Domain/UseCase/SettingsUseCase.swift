import Foundation

/// Reads and changes what the user has set.
protocol SettingsUseCase {
    var settings: Settings { get }
    func change(_ settings: Settings)
    /// Whether the weather is made up with these settings.
    func isDemonstration(_ settings: Settings) -> Bool
}

final class DefaultSettingsUseCase: SettingsUseCase {
    private let repository: any SettingsRepository
    private let isMadeUp: (Settings) -> Bool

    /// - Parameter isMadeUp: whether the service that settings lead to makes its weather up.
    init(repository: any SettingsRepository, isMadeUp: @escaping (Settings) -> Bool) {
        self.repository = repository
        self.isMadeUp = isMadeUp
    }

    var settings: Settings { repository.settings }

    func isDemonstration(_ settings: Settings) -> Bool { isMadeUp(settings) }

    /// Spaces round a key, as pasting leaves them, are no part of it.
    func change(_ settings: Settings) {
        var settings = settings
        let key = settings.apiKey?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        settings.apiKey = key.isEmpty ? nil : key
        repository.settings = settings
    }
}
