import AppleFoundation
import Foundation

/// The desktop's folder of pictures.
struct PictureFolder {
    var url = URL.picturesDirectory

    private static let extensions: Set = ["png", "jpg", "jpeg", "gif", "webp", "tif", "tiff", "bmp", "heic", "avif"]
    /// More than these nobody looks through.
    private static let limit = 2_000

    /// The pictures in the folder and those in it, the newest first.
    func files() -> [URL] {
        let keys: [URLResourceKey] = [.contentModificationDateKey]
        let all = FileManager.default.enumerator(
            at: url, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
        guard let all else { return [] }
        var found: [(file: URL, date: Date)] = []
        for case let file as URL in all where Self.extensions.contains(file.pathExtension.lowercased()) {
            let date = try? file.resourceValues(forKeys: Set(keys)).contentModificationDate
            found.append((file, date ?? .distantPast))
            if found.count == Self.limit { break }
        }
        return found.sorted { ($0.date, $1.file.path) > ($1.date, $0.file.path) }.map(\.file)
    }
}
