import Foundation

/// A folder whose content is a target's content (Xcode 16's `PBXFileSystemSynchronizedRootGroup`).
package struct SynchronizedFolder: Hashable, Sendable {
    /// Absolute.
    package let path: String
    /// Paths relative to the folder. For the target that owns the folder they are left out; for any other target they
    /// are all that it takes.
    package let exceptions: Set<String>
    package let isOwned: Bool
    /// Relative paths of folders that go into the bundle whole.
    package let explicitFolders: Set<String>

    /// The files that are the target's, in the order of their paths.
    ///
    /// Hidden files are left out. A folder that is one file to Xcode (an asset catalog, a data model) is not entered.
    package func files() -> [ProjectFile] {
        isOwned ? content(of: "") : exceptions.sorted().map { file(at: $0) }
    }

    private func content(of relative: String) -> [ProjectFile] {
        let folder = relative.isEmpty ? path : path + "/" + relative
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().flatMap { name -> [ProjectFile] in
            let child = relative.isEmpty ? name : relative + "/" + name
            if exceptions.contains(child) { return [] }
            let isPlainFolder = isFolder(child) && !Self.isOpaque(name) && !explicitFolders.contains(child)
            return isPlainFolder ? content(of: child) : [file(at: child)]
        }
    }

    private func file(at relative: String) -> ProjectFile {
        let components = relative.split(separator: "/")
        let region = components.dropLast().last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
        return ProjectFile(path: path + "/" + relative, region: region, isFolder: explicitFolders.contains(relative))
    }

    private func isFolder(_ relative: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path + "/" + relative, isDirectory: &isDirectory)
            && isDirectory.boolValue
    }

    /// Whether a folder of this name is one file to Xcode.
    package static func isOpaque(_ name: String) -> Bool {
        let extensions = [
            "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "bundle", "docc", "scnassets", "framework",
            "xcframework", "icon", "playground", "rkassets", "mlpackage", "xcstickers",
        ]
        return extensions.contains((name as NSString).pathExtension.lowercased())
    }
}
