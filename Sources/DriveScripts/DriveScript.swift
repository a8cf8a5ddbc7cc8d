import Foundation

/// A drive script: one step a line; `#` begins a comment.
package struct DriveScript {
    package struct Line {
        /// Counted from 1.
        package var number: Int
        /// As it stands in the file, without the spaces around it.
        package var text: String
        package var step: DriveStep
    }

    /// The file's name for messages.
    package let name: String
    package let lines: [Line]

    /// Where a file that a step names lies: seen from the script's folder.
    package func path(of file: String) -> String {
        URL(fileURLWithPath: file, relativeTo: URL(fileURLWithPath: name).deletingLastPathComponent()).path
    }

    /// Reads a file.
    package init(path: String) throws {
        let source: String
        do {
            source = try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            throw DriveScriptError(messages: ["\(path): error: the script can't be read"])
        }
        try self.init(source, name: path)
    }

    /// - Throws: `DriveScriptError` with a message for each line that is no step.
    package init(_ source: String, name: String) throws {
        var lines: [Line] = []
        var problems: [String] = []
        for (index, line) in source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let text = line.trimmingCharacters(in: .whitespacesAndNewlines)
            do {
                if let step = try DriveParser.parse(text) {
                    lines.append(Line(number: index + 1, text: text, step: step))
                }
            } catch {
                problems.append("\(name):\(index + 1): error: \(error)\n  \(text)")
            }
        }
        guard problems.isEmpty else { throw DriveScriptError(messages: problems) }
        self.name = name
        self.lines = lines
    }
}

/// A script that could not be read, or lines of it that are no steps.
package struct DriveScriptError: Error, CustomStringConvertible {
    package var messages: [String]
    package var description: String { messages.joined(separator: "\n") }
}
