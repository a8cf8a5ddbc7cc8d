import Foundation

/// Lays newly rendered pictures over those that are there, and leaves alone what has not changed.
struct PreviewUpdate {
    let folder: String

    /// - Returns: the names of the files that are new or other than before, and of those that are gone.
    func take(_ pictures: [PreviewPicture], before: [PreviewPicture], from source: String) throws -> (
        changed: [String], removed: [String]
    ) {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let names = pictures.map(\.file)
        let changed = try names.filter { try move($0, from: source) }
        _ = try move("index.html", from: source)
        let removed = before.map(\.file).filter { !names.contains($0) }
        for name in removed { try? FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
        return (changed, removed)
    }

    private func move(_ name: String, from source: String) throws -> Bool {
        let manager = FileManager.default
        guard let new = manager.contents(atPath: "\(source)/\(name)") else { return false }
        if manager.contents(atPath: "\(folder)/\(name)") == new { return false }
        try new.write(to: URL(fileURLWithPath: "\(folder)/\(name)"), options: .atomic)
        return true
    }
}
