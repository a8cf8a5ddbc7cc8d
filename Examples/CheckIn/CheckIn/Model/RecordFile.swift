import Foundation

/// Where a record is kept on disk.
struct RecordFile {
    let url: URL

    static var standardURL: URL {
        URL.applicationSupportDirectory.appendingPathComponent("org.hanok.CheckIn/Record.json")
    }

    /// The record; nil where there is none yet.
    ///
    /// A file that can't be read is put aside, so that nothing is written over it.
    func load() -> CheckInRecord? {
        guard let data = try? Data(contentsOf: url) else { return nil }
        if let record = try? JSONDecoder().decode(CheckInRecord.self, from: data) { return record }
        let aside = url.deletingPathExtension().appendingPathExtension("unreadable.json")
        try? FileManager.default.removeItem(at: aside)
        try? FileManager.default.moveItem(at: url, to: aside)
        return nil
    }

    func save(_ record: CheckInRecord) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(record).write(to: url, options: .atomic)
    }
}
