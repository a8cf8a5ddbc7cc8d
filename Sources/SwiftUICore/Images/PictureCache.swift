import Drawing
import Foundation
import Geometry
import Platform

/// Decoded pictures, kept as long as there is room for them.
@MainActor
package final class PictureCache {
    /// The cache of all windows.
    package static let shared = PictureCache()

    /// Bytes of pixels that are kept; what is shown at the moment stays in memory beside them.
    private static let capacity = 64 << 20

    private enum Origin: Hashable {
        case file(String)
        case memory(EncodedPicture)
    }

    private struct Key: Hashable {
        let origin: Origin
        /// Pixels, for vectors that are drawn at a size of their own.
        let width: Int?
        let height: Int?
    }

    private struct Entry {
        let bitmap: Bitmap?
        var lastUse: Int
        var byteCount: Int { bitmap.map { $0.bytesPerRow * $0.height } ?? 0 }
    }

    private var entries: [Key: Entry] = [:]
    private var useCount = 0
    private var byteCount = 0

    /// Decodes a file.
    /// - Parameter pixelSize: the size that a vector is drawn at; nil is the picture's own.
    /// - Returns: nil where the file can't be read or is no picture.
    package func bitmap(file path: String, pixelSize: CGSize? = nil, _ decoder: any ImageDecoder) -> Bitmap? {
        bitmap(.file(path), pixelSize, decoder) { FileManager.default.contents(atPath: path) }
    }

    package func bitmap(
        _ picture: EncodedPicture, pixelSize: CGSize? = nil, _ decoder: any ImageDecoder
    ) -> Bitmap? {
        bitmap(.memory(picture), pixelSize, decoder) { picture.data }
    }

    private func bitmap(
        _ origin: Origin, _ pixelSize: CGSize?, _ decoder: any ImageDecoder, data: () -> Data?
    ) -> Bitmap? {
        let key = Key(origin: origin, width: pixelSize.map { Int($0.width) }, height: pixelSize.map { Int($0.height) })
        useCount += 1
        if let known = entries[key] {
            entries[key]?.lastUse = useCount
            return known.bitmap
        }
        let entry = Entry(bitmap: data().flatMap { decoder.decode($0, pixelSize: pixelSize) }, lastUse: useCount)
        entries[key] = entry
        byteCount += entry.byteCount
        makeRoom()
        return entry.bitmap
    }

    private func makeRoom() {
        while byteCount > Self.capacity, entries.count > 1 {
            guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
            byteCount -= oldest.value.byteCount
            entries[oldest.key] = nil
        }
    }
}
