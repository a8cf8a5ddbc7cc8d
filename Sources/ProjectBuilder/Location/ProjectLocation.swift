import Foundation
import XcodeProject

/// What a path on the command line stands for.
package enum ProjectLocation: Hashable, Sendable {
    /// The path of an `.xcodeproj`.
    case xcodeProject(String)
    /// The folder of a `Package.swift`.
    case package(String)
    /// A folder of Swift files.
    case folder(String)

    /// The absolute path.
    package var path: String {
        switch self {
        case .xcodeProject(let path), .package(let path), .folder(let path): path
        }
    }

    /// Finds the project at a path.
    ///
    /// A folder is looked at in this order: an Xcode project in it, a package manifest in it, a workspace in it, projects
    /// below it, those that lie least deep first, and Swift files in it. A package that is only a library gives way to a
    /// project below it.
    /// - Parameter scheme: of several projects, the one that has a scheme or target of this name is taken.
    /// - Throws: `ProjectError` where there is nothing that could be built, or several things.
    package static func find(_ path: String, scheme: String? = nil) throws -> ProjectLocation {
        let absolute = DiskPath.resolve(AbsolutePath.resolve(path))
        guard let stamp = FileStamp(path: absolute) else {
            throw ProjectError(file: path, message: "there is no such file or folder")
        }
        switch (absolute as NSString).pathExtension {
        case "xcodeproj": return .xcodeProject(absolute)
        case "xcworkspace": return try findInWorkspace(absolute, scheme)
        case "pbxproj": return try find((absolute as NSString).deletingLastPathComponent, scheme: scheme)
        case "swift" where (absolute as NSString).lastPathComponent == "Package.swift":
            return .package((absolute as NSString).deletingLastPathComponent)
        default: break
        }
        guard stamp.isFolder else {
            throw ProjectError(
                file: path, message: "this is no Xcode project, Swift package or folder of Swift files")
        }
        return try findInFolder(absolute, scheme)
    }

    private static func findInWorkspace(_ path: String, _ scheme: String?) throws -> ProjectLocation {
        // A project's own workspace lies in it.
        let parent = (path as NSString).deletingLastPathComponent
        if parent.hasSuffix(".xcodeproj") { return .xcodeProject(parent) }
        let workspace = try Workspace(path: path)
        let projects = workspace.projects.filter { !$0.hasSuffix("/Pods.xcodeproj") }.map(ProjectLocation.xcodeProject)
        if let only = try ProjectCandidates(projects, of: path, scheme: scheme).choice() { return only }
        if let package = workspace.packages.first { return .package(package) }
        return try findInFolder(parent, scheme)
    }

    private static func findInFolder(_ folder: String, _ scheme: String?) throws -> ProjectLocation {
        let content = ProjectFolder(path: folder)
        if let project = try ProjectCandidates(content.projects, of: folder, scheme: scheme).choice() { return project }
        if content.isPackage, !content.isLibraryPackage { return .package(folder) }
        let workspaces = content.workspaces.filter { (try? Workspace(path: $0).projects.isEmpty) == false }
        if let first = workspaces.first { return try findInWorkspace(first, scheme) }
        if let below = try ProjectCandidates(content.projectsBelow(), of: folder, scheme: scheme).choice() {
            return below
        }
        if content.isPackage { return .package(folder) }
        guard !SwiftFolder(path: folder).sources.isEmpty else {
            throw ProjectError(
                file: folder, message: "there is no Xcode project, no Package.swift and no Swift file in this folder")
        }
        return .folder(folder)
    }
}
