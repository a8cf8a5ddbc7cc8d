import Foundation

/// Builds the unit tests of an app that is built already.
struct TestBuilder {
    let plan: BuildPlan
    let context: CompilationContext
    let bundle: AppBundle

    func build() throws -> BuiltTests {
        let discoveries = plan.tests.map {
            TestDiscovery(sources: $0.sources, isOnMainActor: $0.settings.defaultIsolation == "MainActor")
        }
        let modules = zip(plan.tests, discoveries).map { (name: $0.name, classes: $1.testClasses) }
        try ModuleCompiler(module: plan.app, context: context).compileInterface()
        let compiled = try (plan.modules + plan.tests + [runner(modules)]).map {
            try ModuleCompiler(module: $0, context: context).compile()
        }
        let program = try prepareBundle()
        try AppLinker(context: context).link(compiled, entry: nil, to: program)
        return BuiltTests(
            plan: plan, program: program,
            hasXCTests: modules.contains { !$0.classes.isEmpty },
            hasTestingTests: discoveries.contains(where: \.usesTestingLibrary))
    }

    private func runner(_ modules: [(name: String, classes: [TestClass])]) -> ModulePlan {
        var runner = ModulePlan(name: "HanokTestRunner", kind: .tests, sources: [], settings: CompilerSettings())
        runner.generatedSources["TestRunner.swift"] = TestRunnerSource.text(modules: modules)
        return runner
    }

    /// A bundle of the tests' own, with the app's resources and theirs.
    private func prepareBundle() throws -> String {
        let manager = FileManager.default
        let tests = AppBundle(name: plan.name + "Tests", in: context.folder)
        try BuildFolder.create(tests.path)
        for item in try manager.contentsOfDirectory(atPath: tests.path) where item != tests.name {
            try manager.removeItem(atPath: tests.path + "/" + item)
        }
        var writer = ResourceWriter(bundle: tests.path)
        try writer.write(plan.resources + plan.testResources)
        try manager.copyItem(atPath: bundle.path + "/Info.plist", toPath: tests.path + "/Info.plist")
        return tests.program
    }
}
