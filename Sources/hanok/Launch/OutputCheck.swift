import Foundation
import ProjectBuilder

/// Finds out before an app is built whether its pictures can be written.
enum OutputCheck {
    /// Makes a folder where it is missing.
    /// - Throws: `ToolError` where nothing can be written into it.
    static func prepare(folder: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw ToolError("can't write to '\(folder)': \(SystemError(error).reason)")
        }
        guard FileManager.default.isWritableFile(atPath: folder) else {
            throw ToolError("can't write to '\(folder)': \(String(cString: strerror(EACCES)))")
        }
    }

    /// - Parameter file: the path of a picture that is to be written.
    static func prepare(file: String) throws {
        try prepare(folder: (file as NSString).deletingLastPathComponent)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue {
            throw ToolError("'\(file)' is a folder; the option '--out' takes the path of a picture here")
        }
    }
}
