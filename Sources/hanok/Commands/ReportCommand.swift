import Foundation
import ProjectBuilder

struct ReportCommand: Command {
    static let name = "report"
    static let summary = "says what a project uses of Apple's interface and which of it Hanok lacks, without building"
    static let usage = "PATH"
    static let options: [Option] = [
        Option("--scheme", "NAME", "the scheme or target to read"),
        Option("--coverage", nil, "without a path: writes Documentation/Coverage.md anew from Hanok's sources"),
        Option("--check", nil, "with --coverage: writes nothing, and fails where the page is out of date"),
    ]

    /// Places of one name that are shown.
    private static let shown = 3

    func run(_ arguments: Arguments) throws -> Int32 {
        let installation = try HanokInstallation.current()
        let coverage = Coverage(try PublicNames(sources: installation.root + "/Sources"))
        if arguments["--coverage"] != nil {
            return try write(
                coverage, to: installation.root + "/Documentation/Coverage.md", arguments["--check"] != nil)
        }
        guard let path = try arguments.path() else { throw UsageError("the path of the project is missing") }
        let plan = try AppLaunch.builder(arguments, installation).plan(path)
        print(try report(plan, coverage))
        return 0
    }

    private func write(_ coverage: Coverage, to path: String, _ isCheck: Bool) throws -> Int32 {
        let text = coverage.markdown()
        guard isCheck else {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            return 0
        }
        if try String(contentsOfFile: path, encoding: .utf8) == text { return 0 }
        throw ToolError("\(path) is out of date; ./hanok report --coverage writes it anew")
    }

    private func report(_ plan: BuildPlan, _ coverage: Coverage) throws -> String {
        var usage = APIUsage()
        let files = plan.modules.flatMap(\.sources).filter { $0.hasSuffix(".swift") }
        for file in files { usage.read(try String(contentsOfFile: file, encoding: .utf8), file: file) }
        let uses = usage.uses(of: KnownAPI.all)
        let missing = uses.filter { coverage.status(of: $0.api.name) != .done }
        let summary =
            "\(plan.name): \(files.count) files use \(uses.count) known names; "
            + (missing.isEmpty ? "Hanok has them all." : "\(missing.count) are missing or partial.")
        return ([summary] + missing.map { line($0, coverage) }).joined(separator: "\n")
    }

    private func line(_ use: (api: KnownAPI, places: [APIUsage.Place]), _ coverage: Coverage) -> String {
        let places = use.places.prefix(Self.shown).map { "\($0.file):\($0.line)" }.joined(separator: ", ")
        let rest = use.places.count > Self.shown ? ", …" : ""
        let status: String =
            switch coverage.status(of: use.api.name) {
            case .done, .absent: "absent"
            case .partial(let missing): "partial (\(missing))"
            }
        return "  \(use.api.name)  \(status)  \(use.places.count) ×  \(places)\(rest)"
    }
}
