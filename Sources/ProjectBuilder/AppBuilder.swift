import Foundation
import XcodeProject

/// Builds an app from its unmodified source, outside of its folder, and only what has changed of it.
package struct AppBuilder {
    private let installation: HanokInstallation
    private let toolchain: SwiftToolchain
    private let options: BuildOptions

    package init(installation: HanokInstallation, toolchain: SwiftToolchain, options: BuildOptions) {
        self.installation = installation
        self.toolchain = toolchain
        self.options = options
    }

    /// Builds the project, package or folder at a path.
    /// - Parameters:
    ///   - check: is called with the plan before anything is waited for.
    ///   - prepare: is called before anything is compiled.
    /// - Throws: `ProjectError`, `ToolError`, or `CompilationFailure` once the compiler's messages are printed.
    package func build(
        _ path: String, check: (BuildPlan) throws -> Void = { _ in }, prepare: () throws -> Void = {}
    ) throws -> BuiltApp {
        try withPreparation(of: path, check, prepare) { try $0.build() }
    }

    /// Builds an app's unit tests and UI tests with it.
    package func buildTests(
        _ path: String, check: (BuildPlan) throws -> Void = { _ in }, prepare: () throws -> Void = {}
    ) throws -> BuiltTests {
        try withPreparation(of: path, check, prepare) { preparation in
            let app = try preparation.build()
            return try TestBuilder(app: app, context: preparation.context, bundle: preparation.bundle).build()
        }
    }

    /// Plans the build of a project without building it, or anything else.
    package func plan(_ path: String) throws -> BuildPlan {
        let location = try ProjectLocation.find(path, scheme: options.scheme)
        return try plan(location, folder: BuildFolder(source: location.path))
    }

    /// Plans a build and keeps others out of its folder while the body runs.
    private func withPreparation<Value>(
        of path: String, _ check: (BuildPlan) throws -> Void, _ prepare: () throws -> Void,
        body: (AppPreparation) throws -> Value
    ) throws -> Value {
        let location = try ProjectLocation.find(path, scheme: options.scheme)
        let folder = try BuildFolder(source: location.path)
        var plan = try checkedPlan(location, folder, check)
        return try FileLock.hold(folder.file("lock"), purpose: "builds \(plan.name)") { hasWaited in
            // The project may have changed meanwhile.
            if hasWaited { plan = try checkedPlan(location, folder, check) }
            for warning in plan.warnings + plan.missingProducts.map(\.warning) { printError(warning) }
            try prepare()
            return try body(preparation(plan, folder: folder))
        }
    }

    private func checkedPlan(
        _ location: ProjectLocation, _ folder: BuildFolder, _ check: (BuildPlan) throws -> Void
    ) throws -> BuildPlan {
        let plan = try plan(location, folder: folder)
        try check(plan)
        return plan
    }

    private func preparation(_ plan: BuildPlan, folder: BuildFolder) throws -> AppPreparation {
        var plan = plan
        let modules = try ModulesOnDemand(installation: installation).imported(by: plan)
        let renaming = ModuleRenaming(plan, reserved: installation.reservedModuleNames().union(toolchain.moduleNames()))
        renaming.apply(to: &plan)
        plan.modules.insert(contentsOf: modules, at: 0)
        let context = CompilationContext(
            installation: installation, toolchain: toolchain,
            folder: try folder.folder(options.configuration.rawValue), configuration: options.configuration,
            rules: rules(plan, renaming), missingProducts: plan.missingProducts)
        try context.prepare()
        return AppPreparation(plan: plan, folder: folder, context: context)
    }

    private func plan(_ location: ProjectLocation, folder: BuildFolder) throws -> BuildPlan {
        var plan = try read(location, folder: folder)
        try EntryPointPlanner(location: location.path).complete(&plan)
        return plan
    }

    private func read(_ location: ProjectLocation, folder: BuildFolder) throws -> BuildPlan {
        let reader = PackageManifestReader(toolchain: toolchain, cache: try folder.folder("Manifests"))
        switch location {
        case .xcodeProject(let path):
            let project = try XcodeProject(path: path)
            return try XcodeProjectPlanner(project: project, options: options, packageReader: reader).plan()
        case .package(let path):
            var planner = PackagePlanner(folder: path, options: options, reader: reader)
            return try planner.plan()
        case .folder(let path):
            return try FolderPlanner(folder: path, options: options).plan()
        }
    }

    private func rules(_ plan: BuildPlan, _ renaming: ModuleRenaming) -> [any AdaptationRule] {
        let always: [any AdaptationRule] = [
            ObjectiveCAttributesRule(), SelectorRule(), ApplicationMainRule(), DelegateClassRule(),
            SubmoduleImportRule(), PreviewImportRule(), ManagedPropertyRule(),
            ManagedMethodRule(), DataImportRule(), KeyPathNameRule(), DefaultsSuiteRule(), BundleLanguageRule(),
            LocalizedFormatRule(), URLSessionRule(), ContentsOfURLRule(), TimerRule(), LibraryFolderRule(),
            ExtensionOverrideRule(), TestOverrideRule(), ContinueAfterFailureRule(), FetchRequestCastRule(),
            PlatformConditionRule(platform: plan.platform),
        ]
        return renaming.names.isEmpty
            ? always : always + [ModuleNameRule(names: renaming.names, libraries: renaming.libraries)]
    }
}
