/// Which command the tool's arguments mean.
struct CommandChoice: Equatable {
    let name: String
    let arguments: [String]

    /// Without a command, with options or without, `run` is meant.
    init(_ arguments: [String]) {
        let others = ["--help", "-h", "--version"]
        guard let first = arguments.first, !first.hasPrefix("-") || others.contains(first) else {
            self.name = RunCommand.name
            self.arguments = arguments
            return
        }
        self.name = first
        self.arguments = Array(arguments.dropFirst())
    }
}
