import Foundation
import XcodeProject

/// The fixture projects of the repository, and projects that a test makes up.
enum Fixture {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Projects").path

    static func project(_ path: String) throws -> XcodeProject { try XcodeProject(path: folder + "/" + path) }

    /// Reads a project whose object table is given, in a folder of its own.
    static func project(objects: String, files: [String: String] = [:]) throws -> XcodeProject {
        let folder = TestFolder.new()
        let text = "{ objects = { \(objects) }; rootObject = P; }"
        for (path, content) in files.merging(["Test.xcodeproj/project.pbxproj": text], uniquingKeysWith: { $1 }) {
            let file = folder + "/" + path
            try FileManager.default.createDirectory(
                atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try Data(content.utf8).write(to: URL(fileURLWithPath: file))
        }
        return try XcodeProject(path: folder + "/Test.xcodeproj")
    }
}
