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

    /// - Parameter folder: the target's.
    func apply(to settings: inout CompilerSettings, folder: String) {
        for (name, value) in kind {
            switch tool {
            case "swift": applySwift(name, value, to: &settings)
            case "c", "cxx": applyC(name, value, to: &settings, folder: folder)
            case "linker" where name == "linkedLibrary": settings.linkedLibraries += value.texts
            default: break
            }
        }
    }

    private func applyC(_ name: String, _ value: Value, to settings: inout CompilerSettings, folder: String) {
        switch name {
        case "define": settings.cArguments += value.texts.map { "-D" + $0 }
        case "headerSearchPath": settings.cArguments += value.texts.flatMap { ["-I", folder + "/" + $0] }
        case "unsafeFlags": settings.cArguments += value.texts
        default: break
        }
    }

    private func applySwift(_ name: String, _ value: Value, to settings: inout CompilerSettings) {
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
