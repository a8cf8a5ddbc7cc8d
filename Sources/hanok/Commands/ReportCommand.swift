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

    func run(_ arguments: Arguments) throws -> Int32 {
        let installation = try HanokInstallation.current()
        let coverage = Coverage(try PublicNames.kept(of: installation))
        if arguments["--coverage"] != nil {
            return try write(
                coverage, to: installation.root + "/Documentation/Coverage.md", arguments["--check"] != nil)
        }
        let path = try arguments.projectPath(of: Self.self)
        let plan = try AppLaunch.builder(arguments, installation).plan(path)
        let toolchain = try SwiftToolchain()
        let report = try UsageReport(
            plan: plan, coverage: coverage, toolchain: ToolchainNames(toolchain),
            modules: installation.importableModules(toolchain))
        print(report.text)
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
}
