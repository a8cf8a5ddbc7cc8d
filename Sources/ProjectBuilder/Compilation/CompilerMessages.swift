/// What the compiler printed, each message once.
///
/// Its jobs each read all of a module, so that a message about one file comes from several of them.
package struct CompilerMessages {
    package let text: String

    /// - Parameter hides: whether a message is left out.
    package init(output: String, hides: (String) -> Bool = { _ in false }) {
        var seen: Set<String> = []
        var messages: [String] = []
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            if Self.isStart(line) {
                messages.append(String(line))
            } else if let last = messages.indices.last {
                messages[last] += "\n" + line
            } else {
                messages.append(String(line))
            }
        }
        text = messages.filter { !Self.isAboutJobs($0) && !hides($0) && seen.insert($0.trimmed).inserted }
            .map(\.trimmed).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    package var missingNames: MissingNames { MissingNames(output: text) }

    /// A note belongs to the message before it.
    private static func isStart(_ line: Substring) -> Bool {
        line.contains(#/(^|[0-9]: |m)(error|warning|remark): /#)
    }

    private static func isAboutJobs(_ message: String) -> Bool {
        message.contains("command failed with exit code") && message.hasPrefix("error: ")
    }
}

extension String {
    fileprivate var trimmed: String {
        String(self.reversed().drop { $0 == "\n" || $0 == " " }.reversed())
    }
}
