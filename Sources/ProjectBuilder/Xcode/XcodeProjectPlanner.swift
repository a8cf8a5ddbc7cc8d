import Foundation
import XcodeProject

/// Plans the build of an Xcode project's app.
struct XcodeProjectPlanner {
    let project: XcodeProject
    let options: BuildOptions
    let packageReader: PackageManifestReader

    func plan() throws -> BuildPlan {
        let choice = try XcodeTargetChoice(project: project, options: options)
        let settings = project.settings(of: choice.target, configuration: choice.configuration)
        let product = settings["PRODUCT_NAME"] ?? choice.target.name
        var plan = BuildPlan(name: product, modules: [])
        plan.platform = choice.platform
        plan.information = try InformationPropertyList(settings: settings, folder: project.folder)
        let extensions = XcodeExtensions(project: project, choice: choice)
        if choice.target.productType == .appExtension { plan.appExtension = try extensions.chosen(plan.information) }
        plan.warnings += extensions.notes()
        if !choice.others.isEmpty {
            plan.warnings.append(
                "\(project.file):\(choice.target.line): note: '\(choice.target.name)' is built; the project's other apps are "
                    + "chosen with --scheme: \(choice.others.joined(separator: ", "))")
        }
        let app = XcodeLibrary(project: project, target: choice.target)
        let libraries = XcodeLibraries(project: project).needed(by: choice.target)
        try addPackages(to: &plan, for: libraries + [app])
        for library in libraries { try add(library, kind: .library, choice, to: &plan) }
        try add(app, kind: .app, choice, to: &plan)
        for tests in choice.tests where tests.productType == .unitTests {
            let tests = XcodeLibrary(project: project, target: tests)
            plan.tests.append(try module(of: tests, kind: .tests, choice, warnings: &plan.warnings))
            plan.testResources += try XcodeTargetFiles(tests, choice: choice).resources()
        }
        for tests in choice.tests where tests.productType == .interfaceTests {
            let tests = XcodeLibrary(project: project, target: tests)
            plan.interfaceTests.append(try module(of: tests, kind: .tests, choice, warnings: &plan.warnings))
        }
        plan.arguments =
            choice.scheme?.arguments.flatMap { settings.expand($0).split(separator: " ").map(String.init) } ?? []
        plan.environment = choice.scheme?.environment.mapValues(settings.expand) ?? [:]
        return plan
    }

    private func add(
        _ library: XcodeLibrary, kind: ModulePlan.Kind, _ choice: XcodeTargetChoice, to plan: inout BuildPlan
    ) throws {
        plan.modules.append(try module(of: library, kind: kind, choice, warnings: &plan.warnings))
        plan.resources += try XcodeTargetFiles(library, choice: choice).resources()
    }

    private func module(
        of library: XcodeLibrary, kind: ModulePlan.Kind, _ choice: XcodeTargetChoice, warnings: inout [String]
    ) throws -> ModulePlan {
        let settings = library.project.settings(of: library.target, configuration: choice.configuration)
        let files = XcodeTargetFiles(library, choice: choice)
        warnings += files.warnings()
        var module = ModulePlan(
            name: BuildSettings.identifier(settings["PRODUCT_MODULE_NAME"] ?? library.target.name),
            kind: kind,
            sources: try files.swiftSources(),
            settings: CompilerSettings(settings, isDebug: options.configuration == .debug))
        module.dataModels = try files.dataModels()
        return module
    }

    private func addPackages(to plan: inout BuildPlan, for libraries: [XcodeLibrary]) throws {
        let targets = libraries.map(\.target)
        var missing = Set(targets.flatMap(\.packageProducts))
        if missing.isEmpty { return }
        var seen: Set<String> = []
        let projects = ([project] + libraries.map(\.project)).filter { seen.insert($0.path).inserted }
        let own = projects.flatMap(\.packages).compactMap { package -> String? in
            switch package.location {
            case .local(let folder): folder
            case .remote(let address): checkouts.folder(of: address)
            }
        }
        try add(&missing, of: own, to: &plan)
        if missing.isEmpty { return }
        try add(&missing, of: Workspace.around(project: project.path).flatMap(\.packages), to: &plan)
        plan.missingProducts += missing.sorted().map { missingProduct($0, of: targets) }
    }

    /// A product that no local package has, with the package that it is of.
    private func missingProduct(_ name: String, of targets: [XcodeTarget]) -> MissingProduct {
        let identifier = targets.lazy.compactMap { $0.packageIdentifiers[name] }.first
        let named = project.packages.first { $0.identifier == identifier }
        // Old projects don't say which package a product is of; its address mostly has the name.
        let guessed = project.packages.first { "\($0.location)".lowercased().contains(name.lowercased()) }
        guard let package = named ?? guessed else {
            return MissingProduct(name: name, address: nil, place: project.file)
        }
        let address: String? =
            switch package.location {
            case .remote(let address): address
            case .local(let folder): folder
            }
        return MissingProduct(name: name, address: address, place: "\(project.file):\(package.line)")
    }

    private var checkouts: PackageCheckouts { PackageCheckouts(besides: project.folder) }

    /// Adds the products that the packages in some folders have.
    private func add(_ products: inout Set<String>, of folders: [String], to plan: inout BuildPlan) throws {
        for folder in folders where !products.isEmpty {
            var planner = PackagePlanner(
                folder: folder, options: options, reader: packageReader, checkouts: checkouts)
            products.subtract(try planner.add(products: products, to: &plan))
        }
    }
}
