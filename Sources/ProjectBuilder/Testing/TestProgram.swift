/// A program that runs tests.
package struct TestProgram: Sendable {
    /// Its path.
    package let path: String
    package let hasXCTests: Bool
    package let hasTestingTests: Bool
    /// Its tests play a user of the app, which runs beside it.
    package let isInterface: Bool

    /// What the program has to be started with, once for each library that the tests use.
    package var runs: [[String]] {
        (hasXCTests ? [[]] : []) + (hasTestingTests ? [TestRunnerSource.testingLibraryArguments] : [])
    }
}
