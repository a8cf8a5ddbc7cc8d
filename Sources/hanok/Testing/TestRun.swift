import Foundation
import ProjectBuilder

/// Runs the tests of a project and gathers how they went.
struct TestRun {
    let tests: BuiltTests
    let arguments: Arguments
    /// What all tests are started with.
    let environment: [String: String]
    /// The folder for what the tests leave behind.
    let attachments: String
    /// Filled where a report is asked for.
    private(set) var suites: [TestSuiteResult] = []

    init(tests: BuiltTests, arguments: Arguments, environment: [String: String]) {
        self.tests = tests
        self.arguments = arguments
        self.environment = environment
        attachments = tests.app.folder.path + "/attachments"
    }

    /// - Returns: whether all have passed.
    mutating func perform() throws -> Bool {
        var hasPassed = true
        for program in tests.programs {
            for run in program.runs where try !perform(program, run) { hasPassed = false }
        }
        return hasPassed
    }

    private mutating func perform(_ program: TestProgram, _ run: [String]) throws -> Bool {
        let command = [program.path] + run + arguments.passedOn
        let environment = try environment(of: program)
        guard arguments["--report"] != nil else {
            return try Subprocess.run(command, environment: environment) == 0
        }
        if run.isEmpty {
            let result = try Subprocess.echo(command, environment: environment)
            suites += XCTestOutput(result.output).suites
            return result.succeeded
        }
        let file = tests.app.folder.path + "/testing.json"
        try? FileManager.default.removeItem(atPath: file)
        let status = try Subprocess.run(
            command + ["--event-stream-output-path", file, "--event-stream-version", "0"], environment: environment)
        suites += TestingEvents(path: file).suites
        return status == 0
    }

    private func environment(of program: TestProgram) throws -> [String: String] {
        let locale = arguments["--locale"] ?? "en_US"
        // Tests clean up what an app keeps: that may not be the user's own documents.
        let home = try AppHome(emptyBelow: tests.app.folder, for: tests.app.plan)
        var environment = CrashReport.environment.merging(home.environment) { $1 }.merging(tests.app.plan.environment) {
            $1
        }.merging(environment) { $1 }
        environment["HANOK_HOST"] = "headless"
        environment["HANOK_LOCALE"] = SystemLocale.withRegion(locale)
        environment["HANOK_APPEARANCE"] = arguments["--appearance"]
        environment["HANOK_TEXT_SIZE"] = arguments["--text-size"]
        environment["HANOK_SOURCES"] = try tests.app.sourceList()
        environment["HANOK_STRICT"] = arguments["--strict"]
        environment["HANOK_FIXTURES"] = arguments["--fixtures"].map(AbsolutePath.resolve)
        if program.isInterface {
            environment["HANOK_UI_PROGRAM"] = try tests.app.program(locale: locale)
            environment["HANOK_UI_ATTACHMENTS"] = attachments
            if case .string(let identifier) = tests.app.plan.information["CFBundleIdentifier"] {
                environment["HANOK_UI_BUNDLE"] = identifier
            }
        }
        return environment
    }
}
