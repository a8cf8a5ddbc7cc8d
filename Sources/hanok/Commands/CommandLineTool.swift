import Foundation
import ProjectBuilder
import XcodeProject

/// The tool: finds the command that is meant and runs it.
enum CommandLineTool {
    private static var commands: [any Command.Type] {
        [
            RunCommand.self, BuildCommand.self, DriveCommand.self, PreviewCommand.self, TestCommand.self,
            ReportCommand.self, DoctorCommand.self,
        ]
    }

    static let version = "0.1.0"

    /// - Returns: the exit status: 0, 1 for a failure, 2 for a command line that can't be understood.
    static func run(_ arguments: [String]) -> Int32 {
        let choice = CommandChoice(arguments, commands: commands.map { $0.name })
        let name = choice.name
        switch name {
        case "help" where !choice.arguments.isEmpty: return run([choice.arguments[0], "--help"])
        case "--help", "-h", "help": return say(help)
        case "--version", "version": return say("hanok \(version)")
        default: break
        }
        guard let command = commands.first(where: { $0.name == name }) else {
            printError("error: there is no command '\(name)'\(advice(for: name))")
            return 2
        }
        return run(command, choice.arguments)
    }

    private static func advice(for name: String) -> String {
        let names = commands.map { $0.name }
        if let near = NearestName.of(name, among: names) { return "; did you mean 'hanok \(near)'?" }
        return "; the commands are \(names.joined(separator: ", ")), and each has --help"
    }

    private static func say(_ text: String) -> Int32 {
        print(text)
        return 0
    }

    private static func run(_ command: any Command.Type, _ arguments: [String]) -> Int32 {
        do {
            let arguments = try Arguments(arguments, options: command.options)
            if arguments.asksForHelp {
                print(command.help)
                return 0
            }
            return try command.init().run(arguments)
        } catch let error as UsageError {
            printError("\(error)")
            return 2
        } catch is CompilationFailure {
            return 1
        } catch let error as ProjectError {
            printError("\(error)")
        } catch let error as ScriptFailure {
            printError("\(error)")
        } catch let error as ToolError {
            printError("\(error)")
        } catch {
            printError("error: \(SystemError(error))")
        }
        return 1
    }

    private static var help: String {
        let rows = commands.map { ("hanok \($0.name) \($0.usage)", $0.summary) }
        return "Runs SwiftUI apps on Linux, from their unmodified source.\n\n"
            + rows.map { "  \($0.0)\n      \($0.1)" }.joined(separator: "\n")
            + "\n\nPATH is an .xcodeproj, a folder that holds one, a Swift package, or a folder of Swift files.\n"
            + "A path without a command is run. Without a command, and without a path, Hanok's own example runs; options may "
            + "stand alone.\n"
            + "Each command has --help; --version prints the version."
    }
}
