/// An app and the programs that run its tests.
package struct BuiltTests: Sendable {
    package let app: BuiltApp
    /// The one with the unit tests, then the one with the UI tests, as far as the project has them.
    package let programs: [TestProgram]
}
