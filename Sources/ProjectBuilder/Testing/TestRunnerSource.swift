/// The source of the program that runs an app's tests.
enum TestRunnerSource {
    /// The argument that makes it run the tests of the Testing library; without it, it runs those of XCTest.
    static let testingLibraryArguments = ["--testing-library", "swift-testing"]

    /// - Parameter classes: the XCTest classes of each module.
    static func text(modules: [(name: String, classes: [TestClass])]) -> String {
        let imports = modules.map { "@testable import \($0.name)" }.joined(separator: "\n")
        let names = modules.flatMap { $0.classes.map(\.name) }
        let cases = modules.flatMap { module in
            module.classes.map { test in
                // A module often has a class of its own name, which hides the module; so only what is ambiguous is
                // qualified.
                let isUnique = names.count { $0 == test.name } == 1
                return testCase(test, type: isUnique ? test.name : "\(module.name).\(test.name)")
            }
        }
        return """
            import AppleFoundation
            import Testing
            import XCTest
            \(imports)

            \(TestStopSource.runner)

            @main
            struct TestRunner {
                static func main() {
                    _FixtureProtocol._registerIfNeeded()
                    TestEnd.watch()
                    if CommandLine.arguments.contains("swift-testing") { runTesting() }
                    runXCTest()
                }

                /// An asynchronous start would leave the main actor to other threads, and the main run loop to nobody.
                static func runTesting() -> Never {
                    Task {
                        let status: CInt = await Testing.__swiftPMEntryPoint()
                        TestEnd.isReached = true
                        exit(status)
                    }
                    while true { RunLoop.main.run() }
                }

                static func runXCTest() -> Never {
                    let cases: [XCTestCaseEntry] = [
            \(cases.joined(separator: ",\n"))
                    ]
                    XCTestObservationCenter.shared.addTestObserver(FailureObserver())
                    XCTMain(cases)
                }
            }

            """
    }

    private static func testCase(_ test: TestClass, type: String) -> String {
        let methods = test.methods.map { "                (\"\($0.name)\", \(function($0, of: type)))" }
        return "            testCase([\n\(methods.joined(separator: ",\n"))\n            ])"
    }

    private static func function(_ method: TestClass.Method, of type: String) -> String {
        if method.isAsync { return "asyncTest(\(type).\(method.name))" }
        guard method.isOnMainActor else { return "stoppable(\(type).\(method.name))" }
        // XCTest runs all tests on the main thread, as on Apple's platforms.
        let call = "\(method.isThrowing ? "try " : "")test.\(method.name)()"
        return "stoppable({ (test: \(type)) in { try MainActor.assumeIsolated { \(call) } } })"
    }
}
