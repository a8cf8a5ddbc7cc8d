import Foundation
import XcodeProject

/// A folder of a repository, looked at for what could be built.
struct ProjectFolder {
    let path: String
    private let names: [String]

    init(path: String) {
        self.path = path
        let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        names = all.filter { !$0.hasPrefix(".") }.sorted()
    }

    /// Xcode projects, then apps of Swift Playgrounds.
    var projects: [ProjectLocation] {
        paths(ofType: "xcodeproj").map(ProjectLocation.xcodeProject)
            + paths(ofType: "swiftpm").filter { ProjectFolder(path: $0).isPackage }.map(ProjectLocation.package)
    }

    var workspaces: [String] { paths(ofType: "xcworkspace") }

    var isPackage: Bool { names.contains("Package.swift") }

    /// Whether the package says of no product or target that it could be run.
    var isLibraryPackage: Bool {
        let manifest = SourceText(path: path + "/Package.swift")
        return isPackage && manifest?.containsAny(of: [".executable", ".iOSApplication"]) == false
            && manifest?.contains(".library") == true
    }

    /// The projects that lie least deep below the folder.
    func projectsBelow() -> [ProjectLocation] {
        var folders = [self]
        for _ in 0..<Self.depth {
            folders = folders.flatMap(\.subfolders)
            let found = folders.flatMap(\.projects)
            if !found.isEmpty { return found }
        }
        return []
    }

    private static let depth = 5

    private static let ignored: Set<String> = [
        "Pods", "Carthage", "node_modules", "build", "DerivedData", "SourcePackages", "vendor",
    ]

    private var subfolders: [ProjectFolder] {
        names.filter { !Self.ignored.contains($0) && !SynchronizedFolder.isOpaque($0) }
            .filter { !["xcodeproj", "xcworkspace", "swiftpm", "lproj"].contains(($0 as NSString).pathExtension) }
            .map { path + "/" + $0 }.filter { FileStamp(path: $0)?.isFolder == true }.map(ProjectFolder.init)
    }

    private func paths(ofType type: String) -> [String] {
        names.filter { ($0 as NSString).pathExtension == type }.map { path + "/" + $0 }
    }
}
