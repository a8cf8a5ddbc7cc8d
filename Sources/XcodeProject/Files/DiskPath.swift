import Foundation

/// Finds files as a Mac's disk does: without regard to case, and however a name's letters are composed.
package enum DiskPath {
    /// The path under which the disk has a file; the path itself where it has none.
    package static func resolve(_ path: String) -> String {
        if path.isEmpty || FileManager.default.fileExists(atPath: path) { return path }
        var found = ""
        for component in path.split(separator: "/") {
            guard let name = entry(String(component), in: found.isEmpty ? "/" : found) else { return path }
            found += "/" + name
        }
        return found
    }

    /// The folder's entry of a name, the same one first.
    private static func entry(_ name: String, in folder: String) -> String? {
        if FileManager.default.fileExists(atPath: folder + "/" + name) { return name }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        // Strings are equal where their letters are, composed or not.
        return names.first { $0 == name } ?? names.sorted().first { $0.lowercased() == name.lowercased() }
    }
}
