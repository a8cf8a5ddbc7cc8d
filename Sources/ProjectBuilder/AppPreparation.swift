import Foundation

/// A planned build: all that is known before the compiler runs.
struct AppPreparation {
    let plan: BuildPlan
    let folder: BuildFolder
    let context: CompilationContext

    var bundle: AppBundle { AppBundle(of: plan, in: context.folder) }

    func build() throws -> BuiltApp {
        let warnings = try bundle.update(plan, fingerprintPath: context.folder + "/resources")
        warnings.forEach(printError)
        var plan = plan
        plan.modules = try modulesWithAssetSymbols()
        let compiled = try context.compile(plan.modules)
        try AppLinker(context: context).link(compiled, entry: plan.app.name, to: bundle.program)
        return BuiltApp(plan: plan, folder: folder, program: bundle.program, configurationFolder: context.folder)
    }

    /// The bundle's list of assets gives the app's own module their names, which its tests may say as well.
    private func modulesWithAssetSymbols() throws -> [ModulePlan] {
        let file = bundle.path + "/Assets.car/Contents.json"
        guard let data = FileManager.default.contents(atPath: file) else { return plan.modules }
        let index = try JSONDecoder().decode(AssetIndex.self, from: data)
        var modules = plan.modules
        let source = AssetSymbols(index: index).source(for: plan.app.sources + plan.tests.flatMap(\.sources))
        modules[modules.count - 1].generatedSources["GeneratedAssetSymbols.swift"] = source
        return modules
    }
}
