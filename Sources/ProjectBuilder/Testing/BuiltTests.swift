/// A program that runs an app's unit tests.
package struct BuiltTests: Sendable {
    /// Of the app that is tested.
    package let plan: BuildPlan
    package let program: String
    package let hasXCTests: Bool
    package let hasTestingTests: Bool

    /// What the program has to be started with, once for each library that the tests use.
    package var runs: [[String]] {
        (hasXCTests ? [[]] : []) + (hasTestingTests ? [TestRunnerSource.testingLibraryArguments] : [])
    }
}
