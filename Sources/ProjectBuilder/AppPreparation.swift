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
        for index in plan.modules.indices { try addManagedObjectClasses(to: &plan.modules[index]) }
        for index in plan.tests.indices { try addManagedObjectClasses(to: &plan.tests[index]) }
        let compiled = try context.compile(plan.modules)
        try AppLinker(context: context).link(compiled, entry: plan.app.name, to: bundle.program)
        return BuiltApp(plan: plan, folder: folder, program: bundle.program, configurationFolder: context.folder)
    }

    private func addManagedObjectClasses(to module: inout ModulePlan) throws {
        let adapter = SourceAdapter(rules: context.rules, folder: context.folder)
        for model in module.dataModels {
            let contents = try DataModelFile(path: model.path).current.contents
            let files = try ManagedObjectSource(contents: contents, settings: module.settings).files()
            for (name, text) in files { module.generatedSources[name] = adapter.adapted(text) ?? text }
        }
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
