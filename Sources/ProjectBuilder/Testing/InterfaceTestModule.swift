/// The module with `XCUIApplication`, which is compiled for those who have UI tests: it needs XCTest, which no app needs.
struct InterfaceTestModule {
    private static let name = "XCUIAutomation"
    let installation: HanokInstallation

    func plan() throws -> ModulePlan { try ModulesOnDemand(installation: installation).plan(of: Self.name) }

    /// The tests with the module imported into each file, since Apple's is part of XCTest.
    func importing(_ tests: ModulePlan) -> ModulePlan {
        var tests = tests
        tests.settings.otherArguments += ["-Xfrontend", "-import-module", "-Xfrontend", Self.name]
        return tests
    }
}
