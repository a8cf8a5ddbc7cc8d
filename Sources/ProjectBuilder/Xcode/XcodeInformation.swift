import Foundation
import XcodeProject

extension InformationPropertyList {
    /// The `Info.plist` of an Xcode target: its own file, and what the build settings say.
    init(settings: BuildSettings, folder: String) throws {
        self.init()
        if let file = settings["INFOPLIST_FILE"], !file.isEmpty {
            let path = DiskPath.resolve(file.hasPrefix("/") ? file : folder + "/" + file)
            self = try InformationPropertyList(path: path, expanding: settings.expand)
        }
        if settings.flag("GENERATE_INFOPLIST_FILE") { addGeneratedEntries(settings) }
        setDefault("CFBundleIdentifier", settings["PRODUCT_BUNDLE_IDENTIFIER"])
        setDefault("CFBundleName", settings["PRODUCT_NAME"])
        setDefault("CFBundleExecutable", settings["PRODUCT_NAME"])
        setDefault("CFBundleShortVersionString", settings["MARKETING_VERSION"])
        setDefault("CFBundleVersion", settings["CURRENT_PROJECT_VERSION"])
        setDefault("CFBundleDevelopmentRegion", settings["DEVELOPMENT_LANGUAGE"])
        setDefault("CFBundlePackageType", "APPL")
        setDefault("CFBundleIconName", settings["ASSETCATALOG_COMPILER_APPICON_NAME"])
        setDefault("NSAccentColorName", settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"])
    }

    private mutating func addGeneratedEntries(_ settings: BuildSettings) {
        let prefix = "INFOPLIST_KEY_"
        // A key for one kind of device, `…_iPhone`, stands for the phone that Hanok shows; `…_iPad` is another key.
        for setting in settings.keys(withPrefix: prefix) {
            let key = setting.dropFirst(prefix.count).replacingOccurrences(of: "_iPhone", with: "")
                .replacingOccurrences(of: "_iPad", with: "~ipad")
            guard let text = settings[setting] else { continue }
            switch key {
            case "UIApplicationSceneManifest_Generation" where settings.flag(setting):
                self["UIApplicationSceneManifest"] = .dictionary(["UIApplicationSupportsMultipleScenes": .flag(false)])
            case "UILaunchScreen_Generation" where settings.flag(setting): self["UILaunchScreen"] = .dictionary([:])
            case let other where other.hasSuffix("_Generation"): break
            default: self[key] = Self.value(text, key: key, settings: settings, setting: setting)
            }
        }
    }

    private static func value(
        _ text: String, key: String, settings: BuildSettings, setting: String
    ) -> PropertyValue {
        switch text {
        case "YES": .flag(true)
        case "NO": .flag(false)
        default:
            listKeys.contains(where: key.hasPrefix)
                ? .array(settings.list(setting).map { .string($0) }) : .string(text)
        }
    }

    private static let listKeys = [
        "UISupportedInterfaceOrientations", "UIBackgroundModes", "UIRequiredDeviceCapabilities",
    ]
}
