import Foundation
import XcodeProject

/// A `.strings` table.
struct StringsFile {
    var entries: [String: String]

    init(entries: [String: String]) { self.entries = entries }

    /// - Throws: `ProjectError` with the line that can't be read.
    init(path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ProjectError(file: path, message: "this table of strings can't be read")
        }
        entries = try PropertyListParser.parseStrings(Self.utf8(data), file: path)
    }

    /// The text in the form that Foundation reads, in the order of keys.
    var text: String {
        entries.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)) = \(Self.quoted($0.value));\n" }.joined()
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        return "\"\(escaped.replacingOccurrences(of: "\n", with: "\\n"))\""
    }

    /// Old tables are often UTF-16 with a mark at the start.
    private static func utf8(_ data: Data) -> Data {
        guard data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) else { return data }
        return String(data: data, encoding: .utf16).map { Data($0.utf8) } ?? data
    }
}
