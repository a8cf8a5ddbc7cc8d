import ProjectBuilder

/// The arguments of a command, divided into options and the rest.
struct Arguments {
    /// Those that are no options.
    private(set) var positional: [String] = []
    /// Those after `--`, which are the app's.
    private(set) var passedOn: [String] = []
    private(set) var asksForHelp = false
    private var values: [String: String] = [:]

    /// - Throws: `UsageError` for an option that the command does not have, or one without its value.
    init(_ arguments: [String], options: [Option]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                passedOn = Array(rest)
                return
            }
            if argument == "--help" || argument == "-h" {
                asksForHelp = true
            } else if argument.hasPrefix("-"), argument.count > 1 {
                try read(argument, rest: &rest, options: options)
            } else {
                positional.append(argument)
            }
        }
    }

    private mutating func read(_ argument: String, rest: inout ArraySlice<String>, options: [Option]) throws {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard let option = options.first(where: { $0.name == parts[0] }) else {
            throw UsageError("there is no option '\(parts[0])'; \(Self.advice(for: parts[0], options.map(\.name)))")
        }
        if option.value == nil {
            values[option.name] = ""
        } else if parts.count == 2 {
            values[option.name] = parts[1]
        } else if let value = rest.popFirst() {
            values[option.name] = value
        } else {
            throw UsageError("the option '\(option.name)' needs a value: \(option.name) \(option.value ?? "")")
        }
    }

    private static func advice(for name: String, _ options: [String]) -> String {
        if let near = NearestName.of(name, among: options) { return "did you mean '\(near)'?" }
        return options.isEmpty ? "this command has none" : "the options are \(options.joined(separator: ", "))"
    }

    /// The value of an option; nil where it is not there.
    subscript(option: String) -> String? { values[option] }

    /// The value of an option that takes one of a few.
    func choice(_ option: String, among values: [String]) throws -> String? {
        guard let value = self[option] else { return nil }
        guard values.contains(value) else {
            throw UsageError(
                "the option '\(option)' takes \(Self.list(values)), not '\(value)'")
        }
        return value
    }

    private static func list(_ values: [String]) -> String {
        values.dropLast().joined(separator: ", ") + " or " + (values.last ?? "")
    }

    /// The path of the project that a command can't do without.
    func projectPath(of command: any Command.Type) throws -> String {
        guard let path = try path() else {
            throw UsageError("the path of the project is missing: hanok \(command.name) \(command.usage)")
        }
        return path
    }

    /// The only positional argument; nil where there is none.
    func path() throws -> String? {
        guard positional.count <= 1 else { throw UsageError("there is more than one path: \(positional[1])") }
        return positional.first
    }
}
