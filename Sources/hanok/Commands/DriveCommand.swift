import DriveScripts
import Foundation
import ProjectBuilder
import XcodeProject

struct DriveCommand: Command {
    static let name = "drive"
    static let summary = "runs an app without a display and plays a user by a script"
    static let usage = "PATH --script FILE [--out DIR]"
    static let options: [Option] =
        [
            Option("--script", "FILE", "the steps, one a line"),
            Option("--out", "DIR", "where pictures and trees go; outside of the app's folder otherwise"),
            Option("--home", "DIR", "the app's home folder, which is kept; an empty one otherwise"),
        ] + .appearance + .location + .build

    func run(_ arguments: Arguments) throws -> Int32 {
        let path = try arguments.projectPath(of: Self.self)
        guard let script = arguments["--script"] else {
            throw UsageError("the option '--script' is missing: hanok \(Self.name) \(Self.usage)")
        }
        guard FileManager.default.isReadableFile(atPath: script) else {
            throw ProjectError(file: script, message: "there is no such script, or it can't be read")
        }
        try check(script)
        if let folder = arguments["--out"] { try OutputCheck.check(folder: AbsolutePath.resolve(folder)) }
        let launch = try AppLaunch(arguments, path: path, check: AppLaunch.checkRuns)
        let folder = arguments["--out"].map(AbsolutePath.resolve) ?? launch.app.folder.path + "/drive"
        let plan = launch.app.plan
        let home =
            try arguments["--home"].map { try AppHome(keptAt: $0, for: plan) }
            ?? AppHome(emptyBelow: launch.app.folder, for: plan)
        if arguments["--out"] == nil, try writesFiles(script) { printError("Pictures and trees go to \(folder)") }
        // A script's results are the same wherever it runs, so the desktop's language is not asked.
        try launch.start(
            defaultLocale: "en_US",
            environment: [
                "HANOK_HOST": "headless", "HANOK_SCRIPT": AbsolutePath.resolve(script), "HANOK_OUT": folder,
                // Sets and dictionaries have the same order in each run.
                "SWIFT_DETERMINISTIC_HASHING": "1",
            ].merging(home.environment) { $1 })
    }

    /// - Throws: `ScriptFailure` with all lines that are no steps.
    private func check(_ path: String) throws {
        do { _ = try DriveScript(path: path) } catch let error as DriveScriptError {
            throw ScriptFailure(description: error.description)
        }
    }

    private func writesFiles(_ script: String) throws -> Bool {
        try String(contentsOfFile: script, encoding: .utf8).split(whereSeparator: \.isNewline).contains {
            ["snapshot", "tree"].contains($0.split(separator: " ").first)
        }
    }
}
