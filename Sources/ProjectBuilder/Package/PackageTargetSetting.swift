/// One build setting of a package's target.
struct PackageTargetSetting: Decodable {
    struct Value: Decodable {
        let texts: [String]

        private enum CodingKeys: String, CodingKey { case value = "_0" }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if let text = try? container.decode(String.self, forKey: .value) {
                texts = [text]
            } else {
                texts = (try? container.decode([String].self, forKey: .value)) ?? []
            }
        }
    }

    let tool: String
    /// The setting's name with its values.
    let kind: [String: Value]

    func apply(to settings: inout CompilerSettings) {
        guard tool == "swift" else { return }
        for (name, value) in kind {
            switch name {
            case "define": settings.conditions += value.texts
            case "enableUpcomingFeature": settings.upcomingFeatures += value.texts
            case "enableExperimentalFeature": settings.experimentalFeatures += value.texts
            case "swiftLanguageMode", "swiftLanguageVersion":
                settings.languageVersion = value.texts.first ?? settings.languageVersion
            case "defaultIsolation": settings.defaultIsolation = value.texts.first
            case "unsafeFlags": settings.otherArguments += value.texts
            default: break
            }
        }
    }
}
