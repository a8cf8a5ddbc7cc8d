/// What is wrong with a project, in words for the one who owns it, with the place where it stands.
package struct ProjectError: Error, Hashable, CustomStringConvertible {
    /// The path of the file that is wrong, or of the one that was looked for.
    package let file: String
    /// Counted from 1; nil where the whole file is meant.
    package let line: Int?
    package let message: String

    package init(file: String, line: Int? = nil, message: String) {
        self.file = file
        self.line = line
        self.message = message
    }

    /// `path:line: error: message`, the form that editors and compilers share.
    package var description: String {
        let place = line.map { "\(file):\($0)" } ?? file
        return "\(place): error: \(message)"
    }
}
