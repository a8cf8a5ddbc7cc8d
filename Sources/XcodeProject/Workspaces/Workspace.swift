import Foundation

/// An `.xcworkspace`: projects and packages that stand side by side.
package struct Workspace: Hashable, Sendable {
    /// The path of the `.xcworkspace` folder.
    package let path: String
    /// The paths of all that it names, as far as it is on the disk.
    package let references: [String]

    /// - Throws: `ProjectError` where its list can't be read.
    package init(path: String) throws {
        let file = path + "/contents.xcworkspacedata"
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ProjectError(file: path, message: "there is no readable contents.xcworkspacedata in this workspace")
        }
        let folder = (path as NSString).deletingLastPathComponent
        self.path = path
        references = try WorkspaceParser.parse(data, file: file, folder: folder).map(DiskPath.resolve)
            .filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// The paths of its projects.
    package var projects: [String] { references.filter { $0.hasSuffix(".xcodeproj") } }

    /// The folders of its packages.
    package var packages: [String] {
        references.filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
    }

    /// The workspaces beside a project, or in the folders above it, that name the project.
    package static func around(project: String) -> [Workspace] {
        var folder = (project as NSString).deletingLastPathComponent
        var found: [Workspace] = []
        for _ in 0..<levels where folder != "/" {
            found += workspaces(in: folder).filter { $0.projects.contains(project) }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return found
    }

    /// How far above a project a workspace may lie.
    private static let levels = 5

    private static func workspaces(in folder: String) -> [Workspace] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".xcworkspace") }.sorted()
            .compactMap { try? Workspace(path: folder + "/" + $0) }
    }
}
