import Foundation
import UniformTypeIdentifiers

/// A file or a folder in a list.
package struct FileEntry: Identifiable {
    let url: URL
    let isFolder: Bool
    let date: Date?
    /// Bytes; nil for folders.
    let size: Int?

    package var id: URL { url }
    var name: String { url.lastPathComponent }

    var type: UTType { isFolder ? .folder : UTType(filenameExtension: url.pathExtension) ?? .data }

    private static let keys: Set<URLResourceKey> = [.isDirectoryKey, .contentModificationDateKey, .fileSizeKey]

    private init(_ url: URL) {
        let values = try? url.resourceValues(forKeys: Self.keys)
        self.url = url
        isFolder = values?.isDirectory ?? false
        date = values?.contentModificationDate
        size = isFolder ? nil : values?.fileSize
    }

    /// What a folder holds that isn't hidden, by name, folders first.
    static func contents(of folder: URL) -> [FileEntry] {
        let urls = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
        return (urls ?? []).map(FileEntry.init).sorted { first, second in
            if first.isFolder != second.isFolder { return first.isFolder }
            return first.name.compare(second.name, options: [.caseInsensitive, .numeric]) == .orderedAscending
        }
    }
}
