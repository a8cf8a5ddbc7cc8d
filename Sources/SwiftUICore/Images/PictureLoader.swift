import Combine
import Foundation
@_weakLinked import FoundationNetworking

/// Fetches encoded pictures, and keeps the latest in memory.
package actor PictureLoader {
    package static let shared = PictureLoader()

    /// The data is a picture in no format that can be read.
    package struct UnreadablePicture: LocalizedError {
        package var errorDescription: String? { "The data is no picture that can be read." }
    }

    /// Bytes of encoded data that are kept.
    private static let capacity = 32 << 20

    private var pictures: [URL: EncodedPicture] = [:]
    /// The address that was asked for least lately comes first.
    private var order: [URL] = []
    private var byteCount = 0
    /// How many pictures were fetched, in tests.
    package private(set) var fetchCount = 0

    package init() {}

    package func picture(at url: URL) async throws -> EncodedPicture {
        if let known = pictures[url] {
            order.removeAll { $0 == url }
            order.append(url)
            return known
        }
        fetchCount += 1
        let picture = EncodedPicture(try await Self.data(at: url))
        keep(picture, at: url)
        return picture
    }

    private static func data(at url: URL) async throws -> Data {
        url.isFileURL ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
    }

    private func keep(_ picture: EncodedPicture, at url: URL) {
        guard pictures.updateValue(picture, forKey: url) == nil else { return }
        order.append(url)
        byteCount += picture.data.count
        while byteCount > Self.capacity, order.count > 1 {
            let oldest = order.removeFirst()
            byteCount -= pictures.removeValue(forKey: oldest)?.data.count ?? 0
        }
    }
}
