import Foundation
import ProjectBuilder

struct TestCommand: Command {
    static let name = "test"
    static let summary = "runs the unit tests of a project; without a path, all tests of Hanok itself"
    static let usage = "[PATH] [-- ARGUMENTS]"
    static let options: [Option] =
        [Option("--scheme", "NAME", "the scheme or target whose tests run"), .demoWeather]

    func run(_ arguments: Arguments) throws -> Int32 {
        let installation = try HanokInstallation.current()
        guard let path = try arguments.path() else {
            return try SelfTest(installation: installation, toolchain: SwiftToolchain()).run()
        }
        guard let tests = try AppLaunch.builder(arguments, installation).buildTests(path) else {
            throw ToolError("the project at '\(path)' has no unit tests")
        }
        guard !tests.runs.isEmpty else { throw ToolError("the test targets at '\(path)' have no tests") }
        let service = DemonstrationService(arguments, tests.plan, installation)
        let environment = try ["HANOK_HOST": "headless", "HANOK_LOCALE": "en_US"]
            .merging(service.environment()) { $1 }
        let statuses = try tests.runs.map {
            try Subprocess.run([tests.program] + $0 + arguments.passedOn, environment: environment)
        }
        let failed = statuses.contains { $0 != 0 }
        print(failed ? "Some tests have failed." : "All tests have passed.")
        return failed ? 1 : 0
    }
}
