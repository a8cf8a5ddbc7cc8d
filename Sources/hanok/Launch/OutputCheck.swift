import Foundation
import ProjectBuilder

/// Finds out before an app is built whether what it makes can be written.
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

    /// - Parameter picture: the path of a picture that is to be written, in the one format that there is.
    /// - Throws: `UsageError` where its name is that of another format.
    static func prepare(picture: String) throws {
        let type = (picture as NSString).pathExtension.lowercased()
        if ["jpg", "jpeg", "gif", "webp", "tiff", "tif", "bmp", "heic", "avif", "pdf", "svg"].contains(type) {
            throw UsageError("pictures are written as PNG files, so their names end in .png, not in .\(type)")
        }
        try prepare(file: picture)
    }

    /// - Parameter file: the path of a file that is to be written.
    static func prepare(file: String) throws {
        try prepare(folder: (file as NSString).deletingLastPathComponent)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), isFolder.boolValue {
            throw ToolError("'\(file)' is a folder, and a file is to be written there")
        }
    }
}
