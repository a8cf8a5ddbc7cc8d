import Foundation

/// Builds the tests of an app that is built already.
struct TestBuilder {
    let app: BuiltApp
    let context: CompilationContext
    let bundle: AppBundle

    private var plan: BuildPlan { app.plan }

    func build() throws -> BuiltTests {
        var programs: [TestProgram] = []
        if !plan.tests.isEmpty {
            try context.compileInterface(of: plan.app, after: plan.modules.dropLast())
            programs.append(try build(plan.tests, with: plan.modules, named: plan.name + "Tests", isInterface: false))
        }
        if !plan.interfaceTests.isEmpty {
            let automation = InterfaceTestModule(installation: context.installation)
            let tests = plan.interfaceTests.map(automation.importing)
            programs.append(
                try build(tests, with: [automation.plan()], named: plan.name + "UITests", isInterface: true))
        }
        return BuiltTests(app: app, programs: programs)
    }

    /// - Parameter others: modules that are linked with the tests.
    private func build(
        _ tests: [ModulePlan], with others: [ModulePlan], named name: String, isInterface: Bool
    ) throws -> TestProgram {
        let discoveries = tests.map {
            TestDiscovery(sources: $0.sources, isOnMainActor: $0.settings.defaultIsolation == "MainActor")
        }
        let classes = zip(tests, discoveries).map { (name: $0.name, classes: $1.testClasses) }
        let tests = tests.map { module in
            var module = module
            module.generatedSources["ContinueAfterFailure.swift"] = TestStopSource.property
            return module
        }
        let compiled = try context.compile(others + tests + [runner(classes, isInterface: isInterface)])
        let program = try prepareBundle(name)
        try AppLinker(context: context).link(compiled, entry: nil, to: program)
        return TestProgram(
            path: program, hasXCTests: classes.contains { !$0.classes.isEmpty },
            hasTestingTests: discoveries.contains(where: \.usesTestingLibrary), isInterface: isInterface)
    }

    private func runner(_ modules: [(name: String, classes: [TestClass])], isInterface: Bool) -> ModulePlan {
        let name = isInterface ? "HanokInterfaceTestRunner" : "HanokTestRunner"
        var runner = ModulePlan(name: name, kind: .tests, sources: [], settings: CompilerSettings())
        runner.generatedSources["TestRunner.swift"] = TestRunnerSource.text(modules: modules)
        return runner
    }

    /// A bundle of the tests' own, with the app's resources and theirs.
    /// - Returns: the path of the program in it.
    private func prepareBundle(_ name: String) throws -> String {
        let manager = FileManager.default
        let tests = AppBundle(name: name, in: context.folder)
        try BuildFolder.create(tests.path)
        for item in try manager.contentsOfDirectory(atPath: tests.path) where item != tests.name {
            try manager.removeItem(atPath: tests.path + "/" + item)
        }
        var writer = ResourceWriter(bundle: tests.path)
        try writer.write(plan.resources + plan.testResources)
        for module in plan.modules + plan.tests { try writer.writeDataModels(of: module) }
        try LocalizedInformation(bundle: tests.path).complete(from: plan.information)
        try manager.copyItem(atPath: bundle.path + "/Info.plist", toPath: tests.path + "/Info.plist")
        return tests.program
    }
}
