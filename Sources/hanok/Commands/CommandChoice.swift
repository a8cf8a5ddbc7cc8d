import Foundation

/// Which command the tool's arguments mean.
struct CommandChoice: Equatable {
    let name: String
    let arguments: [String]

    /// Without a command, with options or with a path alone, `run` is meant.
    init(_ arguments: [String], commands: [String]) {
        let named = commands + ["--help", "-h", "help", "--version", "version"]
        guard let first = arguments.first, named.contains(first) || !(first.hasPrefix("-") || Self.isPath(first)) else {
            self.name = RunCommand.name
            self.arguments = arguments
            return
        }
        self.name = first
        self.arguments = Array(arguments.dropFirst())
    }

    /// A path that is not there yet is one by its slash.
    private static func isPath(_ text: String) -> Bool {
        text.contains("/") || FileManager.default.fileExists(atPath: text)
    }
}
