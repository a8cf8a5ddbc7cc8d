import Foundation
import ProjectBuilder

/// Finds out before an app is built whether what it makes can be written.
enum OutputCheck {
    /// Tries whether a folder could be made and written to; one that is made for that goes again, so that a run that fails
    /// leaves none behind. Who writes there makes it.
    /// - Throws: `ToolError` where nothing can be written into it.
    static func check(folder: String) throws {
        let outermost = outermostMissing(folder)
        defer { if let outermost { try? FileManager.default.removeItem(atPath: outermost) } }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw ToolError("can't write to '\(folder)': \(SystemError(error).reason)")
        }
        guard FileManager.default.isWritableFile(atPath: folder) else {
            throw ToolError("can't write to '\(folder)': \(String(cString: strerror(EACCES)))")
        }
    }

    private static func outermostMissing(_ folder: String) -> String? {
        var (path, missing) = (folder, String?.none)
        while !path.isEmpty, path != "/", !FileManager.default.fileExists(atPath: path) {
            missing = path
            path = (path as NSString).deletingLastPathComponent
        }
        return missing
    }

    /// - Parameter picture: the path of a picture that is to be written, in the one format that there is.
    /// - Throws: `UsageError` where its name is that of another format.
    static func check(picture: String) throws {
        let type = (picture as NSString).pathExtension.lowercased()
        if ["jpg", "jpeg", "gif", "webp", "tiff", "tif", "bmp", "heic", "avif", "pdf", "svg"].contains(type) {
            throw UsageError("pictures are written as PNG files, so their names end in .png, not in .\(type)")
        }
        try check(file: picture)
    }

    /// - Parameter file: the path of a file that is to be written.
    static func check(file: String) throws {
        try check(folder: (file as NSString).deletingLastPathComponent)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue {
            throw ToolError("'\(file)' is a folder, and a file is to be written there")
        }
    }
}
