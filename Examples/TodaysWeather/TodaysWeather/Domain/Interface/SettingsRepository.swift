/// Where the user's settings are kept.
protocol SettingsRepository: AnyObject {
    var settings: Settings { get set }
}
