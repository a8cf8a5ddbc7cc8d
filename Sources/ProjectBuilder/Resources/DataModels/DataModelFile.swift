import Foundation
import XcodeProject

/// A Core Data model as it lies on disk: an `.xcdatamodeld` with versions, or a single `.xcdatamodel`.
package struct DataModelFile {
    /// One state of the model.
    package struct Version: Hashable {
        /// Without `.xcdatamodel`.
        package let name: String
        /// The XML text of the model.
        package let contents: String
    }

    /// Without the extension; the compiled model has it too.
    package let name: String
    /// By name.
    package let versions: [Version]
    /// The one that the app's code is written for.
    package let current: Version

    package static let extensions = ["xcdatamodeld", "xcdatamodel"]

    /// - Throws: `ProjectError` where no version of the model can be read.
    package init(path: String) throws {
        name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        versions = try Self.folders(of: path).map(Self.version)
        guard let last = versions.last else {
            throw ProjectError(
                file: path, message: "this data model has no version",
                advice: "a folder '\(name).xcdatamodel' with a file 'contents' belongs into it")
        }
        guard let chosen = try Self.chosenVersion(of: path) else {
            current = versions.first { [name] in $0.name == name } ?? last
            return
        }
        guard let version = versions.first(where: { $0.name == chosen }) else {
            throw ProjectError(
                file: path + "/.xccurrentversion",
                message:
                    "the version '\(chosen)' does not exist; there are: \(versions.map(\.name).joined(separator: ", "))"
            )
        }
        current = version
    }

    static func isDataModel(_ path: String) -> Bool {
        extensions.contains((path as NSString).pathExtension.lowercased())
    }

    private static func folders(of path: String) -> [String] {
        if path.lowercased().hasSuffix(".xcdatamodel") { return [path] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.lowercased().hasSuffix(".xcdatamodel") }.sorted().map { path + "/" + $0 }
    }

    private static func version(_ folder: String) throws -> Version {
        let contents = folder + "/contents"
        guard FileManager.default.fileExists(atPath: contents) else {
            throw ProjectError(
                file: contents, message: "the data model's text does not exist",
                advice: "models of before Xcode 4.3 have none; opened in a newer Xcode they are written anew")
        }
        return Version(
            name: ((folder as NSString).lastPathComponent as NSString).deletingPathExtension, contents: contents)
    }

    /// What `.xccurrentversion` names; nil where there is no such file, as with a single version.
    private static func chosenVersion(of path: String) throws -> String? {
        let file = path + "/.xccurrentversion"
        guard let data = FileManager.default.contents(atPath: file) else { return nil }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        guard let list else { throw ProjectError(file: file, line: 1, message: "this is not a property list") }
        let version = list["_XCCurrentVersionName"] as? String
        return version.map { ($0 as NSString).deletingPathExtension }
    }
}
