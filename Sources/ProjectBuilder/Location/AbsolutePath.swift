import Foundation

/// Paths as the command line gives them, made absolute.
package enum AbsolutePath {
    /// The absolute path of what a path names, seen from the working directory, whether it is there or not.
    ///
    /// Links and `..` are followed as the system follows them: `..` behind a link is the parent of what the link leads
    /// to. What is not there yet is appended as it is written.
    package static func resolve(_ path: String) -> String {
        let start = path.hasPrefix("/") ? "/" : FileManager.default.currentDirectoryPath
        return path.split(separator: "/").reduce(real(start) ?? start) { append(String($1), to: $0) }
    }

    private static func append(_ component: String, to folder: String) -> String {
        if component == "." { return folder }
        if component == ".." { return (folder as NSString).deletingLastPathComponent }
        let path = folder == "/" ? "/" + component : folder + "/" + component
        return real(path) ?? path
    }

    /// Nil where there is no such file.
    private static func real(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
