import Foundation
import ProjectBuilder

struct TestCommand: Command {
    static let name = "test"
    static let summary = "runs the unit tests and UI tests of a project; without a path, all tests of Hanok itself"
    static let usage = "[PATH] [-- ARGUMENTS]"
    static let options: [Option] = [
        Option("--scheme", "NAME", "the scheme or target whose tests run"),
        Option("--report", "FILE", "writes the results in JUnit's form"),
        Option("--locale", "ko", "the language and region"),
        Option("--appearance", "light|dark", "the colour scheme"),
        .textSize,
        Option("--fixtures", "DIR", "answers the app's HTTP requests from the files there"), .demoWeather, .strict,
    ]

    func run(_ arguments: Arguments) throws -> Int32 {
        let installation = try HanokInstallation.current()
        guard let path = try arguments.path() else {
            return try SelfTest(installation: installation, toolchain: SwiftToolchain()).run()
        }
        try AppLaunch.checkAppearance(arguments)
        try AppLaunch.check(arguments)
        if let file = arguments["--report"] { try OutputCheck.check(file: AbsolutePath.resolve(file)) }
        let tests = try AppLaunch.builder(arguments, installation).buildTests(
            path,
            check: { plan in
                if plan.tests.isEmpty, plan.interfaceTests.isEmpty {
                    throw ToolError("the project at '\(path)' has no tests")
                }
            }
        ) {
            try AppLaunch.buildModules(installation)
        }
        guard tests.programs.contains(where: { !$0.runs.isEmpty }) else {
            throw ToolError("the test targets at '\(path)' have no tests")
        }
        let service = DemonstrationService(arguments, tests.app.plan, installation)
        var run = TestRun(tests: tests, arguments: arguments, environment: try service.environment())
        let hasPassed = try run.perform()
        if let file = arguments["--report"] {
            try Data(JUnitReport(suites: run.suites).text.utf8)
                .write(to: URL(fileURLWithPath: AbsolutePath.resolve(file)))
        }
        print(hasPassed ? "All tests have passed." : "Some tests have failed.")
        return hasPassed ? 0 : 1
    }
}
