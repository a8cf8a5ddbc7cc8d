/// The language and region that launch arguments set, as `-AppleLanguages (ko)` and `-AppleLocale ko_KR`.
struct LaunchLanguage {
    private let identifier: String?

    init(_ arguments: [String]) {
        func value(_ name: String) -> String? {
            guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
            return arguments[index + 1]
        }
        let languages = value("-AppleLanguages").map { $0.filter { !"() \"".contains($0) } }
        identifier = value("-AppleLocale") ?? languages?.split(separator: ",").first.map(String.init)
    }

    var environment: [String: String] { identifier.map { ["HANOK_LOCALE": $0] } ?? [:] }
}
