/// One of the tool's commands.
protocol Command {
    static var name: String { get }
    /// One line for the list of commands.
    static var summary: String { get }
    /// What follows the name, as in `PATH [--host window|headless]`.
    static var usage: String { get }
    static var options: [Option] { get }

    init()

    /// - Returns: the tool's exit status.
    func run(_ arguments: Arguments) throws -> Int32
}

extension Command {
    static var help: String {
        let rows = options.map { ($0.name + ($0.value.map { " " + $0 } ?? ""), $0.help) }
        let width = (rows.map(\.0.count).max() ?? 0) + 2
        let lines = rows.map { "  " + $0.0 + String(repeating: " ", count: width - $0.0.count) + $0.1 }
        return
            ([["usage: hanok", name, usage].filter { !$0.isEmpty }.joined(separator: " "), "", summary]
            + (lines.isEmpty ? [] : [""] + lines))
            .joined(separator: "\n")
    }
}
