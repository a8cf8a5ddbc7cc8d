import Geometry

extension DisplayList {
    /// The list as text: a command a line, indented by two spaces for each push that is open.
    ///
    /// `DisplayList(text:)` reads it back, but for the pixels of bitmaps and the glyphs of texts, which are left out.
    package var text: String {
        var level = 0
        var result = ""
        for command in commands {
            if command.nesting < 0 { level = max(0, level - 1) }
            result += String(repeating: "  ", count: level) + command.term.description + "\n"
            if command.nesting > 0 { level += 1 }
        }
        return result
    }

    /// Reads the text form; empty lines are passed over, indentation means nothing.
    ///
    /// - Throws: `DisplayListTextError` for a line that is no command, and for pushes and pops that don't balance.
    package init(text: String) throws {
        var commands: [DrawCommand] = []
        var level = 0
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            do {
                let terms = try TermParser.terms(String(line))
                guard let first = terms.first else { continue }
                guard terms.count == 1 else {
                    throw DisplayListTextError(line: 0, reason: "one command a line is expected")
                }
                let command = try DrawCommand(first)
                level += command.nesting
                guard level >= 0 else { throw DisplayListTextError(line: 0, reason: "nothing is open that could end") }
                commands.append(command)
            } catch let error as DisplayListTextError {
                throw DisplayListTextError(line: index + 1, reason: error.reason)
            }
        }
        guard level == 0 else { throw DisplayListTextError(line: 0, reason: "\(level) pushes have no end") }
        self.init(commands: commands)
    }
}
