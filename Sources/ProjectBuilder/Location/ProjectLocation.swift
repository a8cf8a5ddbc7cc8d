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
    /// A folder is looked at in this order: an Xcode project in it, a package manifest in it, an Xcode project one
    /// level below, Swift files in it.
    /// - Throws: `ProjectError` where there is nothing that could be built, or several things.
    package static func find(_ path: String) throws -> ProjectLocation {
        let absolute = AbsolutePath.resolve(path)
        guard let stamp = FileStamp(path: absolute) else {
            throw ProjectError(file: path, message: "there is no such file or folder")
        }
        switch (absolute as NSString).pathExtension {
        case "xcodeproj": return .xcodeProject(absolute)
        case "xcworkspace", "pbxproj": return try find((absolute as NSString).deletingLastPathComponent)
        case "swift" where (absolute as NSString).lastPathComponent == "Package.swift":
            return .package((absolute as NSString).deletingLastPathComponent)
        default: break
        }
        guard stamp.isFolder else {
            throw ProjectError(
                file: path, message: "this is no Xcode project, Swift package or folder of Swift files")
        }
        return try findInFolder(absolute)
    }

    private static func findInFolder(_ folder: String) throws -> ProjectLocation {
        if let project = try xcodeProject(among: xcodeProjects(in: folder), of: folder) {
            return .xcodeProject(project)
        }
        if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return .package(folder) }
        let below = subfolders(of: folder).flatMap(xcodeProjects)
        if let project = try xcodeProject(among: below, of: folder) { return .xcodeProject(project) }
        guard !SwiftFolder(path: folder).sources.isEmpty else {
            throw ProjectError(
                file: folder, message: "there is no Xcode project, no Package.swift and no Swift file in this folder")
        }
        return .folder(folder)
    }

    private static func xcodeProject(among projects: [String], of folder: String) throws -> String? {
        if projects.count <= 1 { return projects.first }
        let name = (folder as NSString).lastPathComponent
        if let same = projects.first(where: { ($0 as NSString).lastPathComponent == name + ".xcodeproj" }) {
            return same
        }
        let names = projects.map { "\n  " + $0 }.joined()
        throw ProjectError(file: folder, message: "there is more than one Xcode project here; name one of:\(names)")
    }

    private static func xcodeProjects(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".xcodeproj") && !$0.hasPrefix(".") }.sorted().map { folder + "/" + $0 }
    }

    private static func subfolders(of folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.hasPrefix(".") && $0 != "Pods" && $0 != "Carthage" }.sorted()
            .map { folder + "/" + $0 }.filter { FileStamp(path: $0)?.isFolder == true }
    }
}
