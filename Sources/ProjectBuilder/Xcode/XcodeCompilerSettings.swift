import XcodeProject

extension CompilerSettings {
    /// The settings of an Xcode target.
    init(_ settings: BuildSettings, isDebug: Bool) {
        self.init()
        languageVersion = Self.languageVersion(settings["SWIFT_VERSION"] ?? "5")
        if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { defaultIsolation = "MainActor" }
        if let level = settings["SWIFT_STRICT_CONCURRENCY"], languageVersion != "6", !level.isEmpty {
            strictConcurrency = level
        }
        conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        if isDebug, !conditions.contains("DEBUG") { conditions.append("DEBUG") }
        upcomingFeatures = Self.upcomingFeatures(settings).filter { !isBuiltIn($0) }
        experimentalFeatures = Self.experimentalFeatures(settings)
        otherArguments = Self.understood(settings.list("OTHER_SWIFT_FLAGS"))
    }

    /// Features that a language mode turns on by itself; the compiler warns when they are asked for again.
    private func isBuiltIn(_ feature: String) -> Bool {
        let partOfSwift6 = [
            "ConciseMagicFile", "ForwardTrailingClosures", "BareSlashRegexLiterals", "DeprecateApplicationMain",
            "ImportObjcForwardDeclarations", "DisableOutwardActorInference", "IsolatedDefaultValues",
            "GlobalConcurrency", "InferSendableFromCaptures", "RegionBasedIsolation", "DynamicActorIsolation",
            "NonfrozenEnumExhaustivity", "ImplicitOpenExistentials", "GlobalActorIsolatedTypesUsability",
        ]
        return languageVersion == "6" && partOfSwift6.contains(feature)
    }

    private static func upcomingFeatures(_ settings: BuildSettings) -> [String] {
        let prefix = "SWIFT_UPCOMING_FEATURE_"
        var features = settings.keys(withPrefix: prefix).filter(settings.flag).map {
            featureName(String($0.dropFirst(prefix.count)))
        }
        if settings.flag("SWIFT_ENABLE_BARE_SLASH_REGEX") { features.append("BareSlashRegexLiterals") }
        if settings.flag("SWIFT_APPROACHABLE_CONCURRENCY") { features += approachableConcurrency }
        return Set(features).sorted()
    }

    /// What `SWIFT_APPROACHABLE_CONCURRENCY` stands for, by Xcode 26's build setting reference.
    private static let approachableConcurrency = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// `EXISTENTIAL_ANY` is `ExistentialAny`; a few have names of their own.
    private static func featureName(_ setting: String) -> String {
        switch setting {
        case "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference"
        case "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations"
        case "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity"
        default: setting.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
        }
    }

    private static func experimentalFeatures(_ settings: BuildSettings) -> [String] {
        let prefix = "SWIFT_EXPERIMENTAL_FEATURE_"
        return settings.keys(withPrefix: prefix).filter(settings.flag).map {
            featureName(String($0.dropFirst(prefix.count)))
        }
    }

    /// Those of the project's own flags that mean something to a compiler on Linux.
    private static func understood(_ flags: [String]) -> [String] {
        var result: [String] = []
        var rest = flags[...]
        while let flag = rest.popFirst() {
            let takesValue = [
                "-D", "-enable-upcoming-feature", "-enable-experimental-feature", "-Xfrontend", "-default-isolation",
            ]
            if takesValue.contains(flag), let value = rest.popFirst() {
                result += [flag, value]
            } else if flag.hasPrefix("-D") || flag.hasPrefix("-strict-concurrency=") || flag == "-suppress-warnings" {
                result.append(flag)
            }
        }
        return result
    }
}
