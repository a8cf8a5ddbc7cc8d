import Foundation

/// Names pictures after their previews, each name once.
struct PreviewFileNames {
    let suffix: String
    private var used: [String: Int] = [:]

    init(suffix: String) { self.suffix = suffix }

    /// The second preview of a name is `Name 2.png`. Letters that a file's name can't have are dashes.
    mutating func next(for name: String) -> String {
        let cleaned = String(name.map { "/\\:\0\n\t".contains($0) ? "-" : $0 })
        let base = cleaned.isEmpty || cleaned.hasPrefix(".") ? "Preview" + cleaned : cleaned
        let count = used[base.lowercased(), default: 0] + 1
        used[base.lowercased()] = count
        return base + (count == 1 ? "" : " \(count)") + suffix + ".png"
    }
}
