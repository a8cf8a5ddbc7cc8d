/// What is wrong with a project, in words for the one who owns it, with the place where it stands.
package struct ProjectError: Error, Hashable, CustomStringConvertible {
    /// The path of the file that is wrong, or of the one that was looked for.
    package let file: String
    /// Counted from 1; nil where the whole file is meant.
    package let line: Int?
    package let message: String
    /// What to do about it; nil where the message says so.
    package let advice: String?

    package init(file: String, line: Int? = nil, message: String, advice: String? = nil) {
        self.file = file
        self.line = line
        self.message = message
        self.advice = advice
    }

    /// `path:line: error: message`, the form that editors and compilers share, and the advice below it.
    package var description: String {
        let place = line.map { "\(file):\($0)" } ?? file
        return "\(place): error: \(message)" + (advice.map { "\n  \($0)" } ?? "")
    }

    /// The same with advice where it has none.
    func advising(_ text: String) -> ProjectError {
        ProjectError(file: file, line: line, message: message, advice: advice ?? text)
    }
}
