import Foundation

/// A value in a file. One that is missing or can't be read counts as none.
struct JSONFile<Value: Codable> {
    let url: URL
    /// Who may read and write the file.
    var permissions = 0o644

    func read() -> Value? {
        guard let data = try? Data(contentsOf: url) else { return nil }
        return try? JSONDecoder().decode(Value.self, from: data)
    }

    /// Writes beside the file and puts it in its place, so that it is never half written and never readable by others
    /// than `permissions` say.
    func write(_ value: Value) throws {
        let files = FileManager.default
        try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        let draft = url.appendingPathExtension(UUID().uuidString)
        let data = try JSONEncoder().encode(value)
        guard files.createFile(atPath: draft.path, contents: data, attributes: [.posixPermissions: permissions]) else {
            throw CocoaError(.fileWriteUnknown)
        }
        try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: draft.path)
        guard rename(draft.path, url.path) == 0 else {
            try? files.removeItem(at: draft)
            throw CocoaError(.fileWriteUnknown)
        }
    }
}
