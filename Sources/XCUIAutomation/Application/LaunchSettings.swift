/// The settings of the device that launch arguments make: language and region, as `-AppleLanguages (ko)` and
/// `-AppleLocale ko_KR`, and the size of text, as `-UIPreferredContentSizeCategoryName UICTContentSizeCategoryXXXL`.
struct LaunchSettings {
    /// What the app's environment has to hold.
    private(set) var environment: [String: String] = [:]

    init(_ arguments: [String]) {
        func value(_ name: String) -> String? {
            guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
            return arguments[index + 1]
        }
        let languages = value("-AppleLanguages").map { $0.filter { !"() \"".contains($0) } }
        environment["HANOK_LOCALE"] =
            value("-AppleLocale") ?? languages?.split(separator: ",").first.map(String.init)
        let category = value("-UIPreferredContentSizeCategoryName")
        environment["HANOK_TEXT_SIZE"] = category.flatMap { Self.textSizes[$0] }
    }

    /// By the raw values of `UIContentSizeCategory`.
    private static let textSizes = [
        "UICTContentSizeCategoryXS": "xSmall", "UICTContentSizeCategoryS": "small",
        "UICTContentSizeCategoryM": "medium", "UICTContentSizeCategoryL": "large",
        "UICTContentSizeCategoryXL": "xLarge", "UICTContentSizeCategoryXXL": "xxLarge",
        "UICTContentSizeCategoryXXXL": "xxxLarge", "UICTContentSizeCategoryAccessibilityM": "accessibility1",
        "UICTContentSizeCategoryAccessibilityL": "accessibility2",
        "UICTContentSizeCategoryAccessibilityXL": "accessibility3",
        "UICTContentSizeCategoryAccessibilityXXL": "accessibility4",
        "UICTContentSizeCategoryAccessibilityXXXL": "accessibility5",
    ]
}
