import Foundation
import XcodeProject

/// The content of an app's `Info.plist`.
package struct InformationPropertyList: Hashable, Sendable {
    package private(set) var entries: [String: PropertyValue] = [:]

    package init() {}

    /// Reads a file, with references to build settings expanded.
    init(path: String, expanding expand: (String) -> String = { $0 }) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ProjectError(
                file: path, message: "there is no such Info.plist",
                advice: "the build setting INFOPLIST_FILE names it: put the file there, or take the setting out")
        }
        let value: Any
        do { value = try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
            throw PropertyListParser.problem(error, file: path)
        }
        guard case .dictionary(let entries) = PropertyValue(value) else {
            throw ProjectError(
                file: path, line: 1, message: "this is not a property list with keys and values",
                advice: "its outermost element has to be a <dict>")
        }
        self.entries = entries.mapValues { $0.mapStrings(expand) }
    }

    package subscript(key: String) -> PropertyValue? {
        get { entries[key] }
        set { entries[key] = newValue }
    }

    /// Sets a key that has no value yet, or an empty one.
    mutating func setDefault(_ key: String, _ value: String?) {
        if entries[key] == nil || entries[key] == .string("") { entries[key] = value.map { .string($0) } }
    }

    /// The scene manifest of an app whose only window is run by a scene delegate.
    mutating func setSceneDelegate(_ className: String) {
        let configuration: [String: PropertyValue] = [
            "UISceneConfigurationName": .string("Default Configuration"),
            "UISceneDelegateClassName": .string(className),
        ]
        entries["UIApplicationSceneManifest"] = .dictionary([
            "UIApplicationSupportsMultipleScenes": .flag(false),
            "UISceneConfigurations": .dictionary([
                "UIWindowSceneSessionRoleApplication": .array([.dictionary(configuration)])
            ]),
        ])
    }

    func data() throws -> Data {
        try PropertyListSerialization.data(
            fromPropertyList: entries.mapValues(\.foundationValue), format: .xml, options: 0)
    }
}
