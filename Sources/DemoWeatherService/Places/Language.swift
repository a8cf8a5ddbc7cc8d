/// The languages that the service speaks; all others are answered in English, as OpenWeather does where it has no text.
enum Language: Hashable, Sendable {
    case english, korean

    /// - Parameter code: the value of `lang`. OpenWeather's own code for Korean is `kr`.
    init(code: String?) {
        self = ["ko", "kr", "ko_kr", "ko-kr"].contains(code?.lowercased()) ? .korean : .english
    }
}
