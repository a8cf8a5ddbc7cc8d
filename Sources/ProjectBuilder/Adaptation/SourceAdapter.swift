import Foundation
import SwiftParser
import SwiftSyntax

/// Puts adapted copies in the place of those sources that don't compile on Linux as they are.
package struct SourceAdapter {
    let rules: [any AdaptationRule]
    /// Where the copies go.
    let folder: String

    package init(rules: [any AdaptationRule], folder: String) {
        self.rules = rules
        self.folder = folder
    }

    /// The files to compile: each source itself, or its adapted copy. A copy that is already right is not written
    /// again, so that the compiler does not take it for changed.
    package func adapt(_ sources: [String]) throws -> [String] {
        try BuildFolder.create(folder)
        return try sources.map { path in
            guard let text = adaptedText(path) else { return path }
            // A module has no two files of one name. The copy's name is another, since the compiler wants each name
            // to stand for one path.
            let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            let copy = "\(folder)/\(name).adapted.swift"
            try Self.write(text, to: copy)
            return copy
        }
    }

    /// Nil where the file needs no change.
    private func adaptedText(_ path: String) -> String? {
        guard let text = SourceText(path: path) else { return nil }
        return adapted(text).map { Self.location(path) + $0 }
    }

    /// What is compiled in place of a text that the tool has written; nil where it needs no change.
    func adapted(_ source: String) -> String? { adapted(SourceText(data: Data(source.utf8))) }

    private func adapted(_ text: SourceText) -> String? {
        let needed = rules.filter { text.containsAny(of: $0.triggers) }
        if needed.isEmpty { return nil }
        let source = text.string
        let tree = Parser.parse(source: source)
        let edits = needed.flatMap { $0.edits(in: tree) }
        return edits.isEmpty ? nil : SourceEdit.apply(edits, to: source)
    }

    /// Lets messages, and `#file` in the app, speak of the user's own file.
    private static func location(_ path: String) -> String {
        let escaped = path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        return "#sourceLocation(file: \"\(escaped)\", line: 1)\n"
    }

    static func write(_ text: String, to path: String) throws {
        let data = Data(text.utf8)
        if FileManager.default.contents(atPath: path) == data { return }
        try data.write(to: URL(fileURLWithPath: path))
    }
}
