import Foundation

/// What the command-line tool asks of the app's previews, by environment variables.
struct PreviewOrder {
    /// `HANOK_PREVIEWS`, the folder of the pictures.
    let folder: String
    /// `HANOK_PREVIEW_NAME`, the only preview to render, in small letters; nil is all.
    let name: String?
    /// `HANOK_PREVIEW_START`, the first preview to render, by its place among all.
    let start: Int
    /// `HANOK_PREVIEW_SUFFIX`, what stands behind each picture's name, such as `-ko`.
    let suffix: String
    /// `HANOK_PREVIEW_LOG`, the file that tells how far the session is.
    private let log: FileHandle?

    /// Nil where no previews are asked for.
    init?(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let folder = environment["HANOK_PREVIEWS"], !folder.isEmpty else { return nil }
        self.folder = folder
        name = environment["HANOK_PREVIEW_NAME"].flatMap { $0.isEmpty ? nil : $0.lowercased() }
        start = environment["HANOK_PREVIEW_START"].flatMap { Int($0) } ?? 0
        suffix = environment["HANOK_PREVIEW_SUFFIX"] ?? ""
        log = environment["HANOK_PREVIEW_LOG"].flatMap(FileHandle.init(forWritingAtPath:))
        _ = try? log?.seekToEnd()
    }

    /// Writes a line of fields with tabs between.
    func note(_ event: String, _ index: Int, _ fields: String...) {
        let line = ([event, "\(index)"] + fields).map { $0.replacingOccurrences(of: "\t", with: " ") }
        log?.write(Data((line.joined(separator: "\t").replacingOccurrences(of: "\n", with: " ") + "\n").utf8))
    }
}
