import Foundation

/// The bytes of a source file, with a fast search for texts in it.
struct SourceText {
    let data: Data

    init(data: Data) { self.data = data }

    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.data = data
    }

    var string: String { String(decoding: data, as: UTF8.self) }

    func contains(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        return data.withUnsafeBytes { bytes in
            guard let first = wanted.first, var start = bytes.baseAddress else { return false }
            let end = start + bytes.count
            while let hit = memchr(start, Int32(first), end - start) {
                if end - UnsafeRawPointer(hit) < wanted.count { return false }
                if memcmp(hit, wanted, wanted.count) == 0 { return true }
                start = UnsafeRawPointer(hit) + 1
            }
            return false
        }
    }

    func containsAny(of texts: [String]) -> Bool { texts.contains(where: contains) }
}
