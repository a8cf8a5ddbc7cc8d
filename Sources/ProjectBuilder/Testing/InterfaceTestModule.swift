import Foundation

/// The module with `XCUIApplication`, which is compiled for those who have UI tests: it needs XCTest, which no app needs.
struct InterfaceTestModule {
    private static let name = "XCUIAutomation"
    let installation: HanokInstallation

    func plan() throws -> ModulePlan {
        let folder = "\(installation.root)/Sources/\(Self.name)"
        let files = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted()
        guard !files.isEmpty else { throw ToolError("the sources of \(Self.name) are missing at '\(folder)'") }
        var settings = CompilerSettings()
        settings.languageVersion = "6"
        return ModulePlan(name: Self.name, kind: .library, sources: files.map { "\(folder)/\($0)" }, settings: settings)
    }

    /// The tests with the module imported into each file, since Apple's is part of XCTest.
    func importing(_ tests: ModulePlan) -> ModulePlan {
        var tests = tests
        tests.settings.otherArguments += ["-Xfrontend", "-import-module", "-Xfrontend", Self.name]
        return tests
    }
}
