import Foundation
import XcodeProject

/// Plans the modules of a Swift package: of an app that is a package, or of the packages that an app uses.
struct PackagePlanner {
    let folder: String
    let options: BuildOptions
    let reader: PackageManifestReader
    /// Where packages lie that were fetched before.
    let checkouts: PackageCheckouts
    /// Packages that are already being planned, by folder: a ring of packages ends here.
    private var visited: Set<String>

    /// - Parameter checkouts: nil are those beside the package itself.
    init(
        folder: String, options: BuildOptions, reader: PackageManifestReader, checkouts: PackageCheckouts? = nil,
        visited: Set<String> = []
    ) {
        self.folder = folder
        self.checkouts = checkouts ?? PackageCheckouts(besides: folder)
        self.options = options
        self.reader = reader
        self.visited = visited.union([folder])
    }

    /// Plans the package's executable as an app; of a package without one its libraries, whose previews and tests can run.
    mutating func plan() throws -> BuildPlan {
        let manifest = try reader.read(folder: folder)
        let isLibrary = options.scheme == nil && !manifest.targets.contains { $0.type == .executable }
        var plan = try isLibrary ? libraryPlan(manifest) : appPlan(manifest)
        for target in manifest.targets where target.type == .test {
            plan.tests.append(try module(of: target, in: manifest, kind: .tests))
            plan.testResources += try files(of: target, in: manifest).resources(
                bundle: bundleName(of: target, manifest))
        }
        let source = FileManager.default.contents(atPath: folder + "/Package.swift") ?? Data()
        for (key, value) in PlaygroundInformation(manifest: String(decoding: source, as: UTF8.self)).entries {
            plan.information[key] = value
        }
        plan.information.setDefault("CFBundleIdentifier", "hanok.\(BuildSettings.identifier(plan.app.name))")
        plan.information.setDefault("CFBundleName", plan.name)
        plan.information.setDefault("CFBundleExecutable", plan.name)
        plan.information.setDefault("CFBundleDevelopmentRegion", "en")
        return plan
    }

    private mutating func appPlan(_ manifest: PackageManifest) throws -> BuildPlan {
        let app = try chooseApp(manifest)
        var plan = BuildPlan(name: productName(of: app, manifest), modules: [])
        try add(targets: [app.name], of: manifest, to: &plan)
        return plan
    }

    private mutating func libraryPlan(_ manifest: PackageManifest) throws -> BuildPlan {
        let libraries = manifest.targets.filter { $0.type == .regular }.map(\.name)
        guard !libraries.isEmpty else {
            throw ProjectError(
                file: folder + "/Package.swift", message: "the package has no target that could be built")
        }
        var plan = BuildPlan(name: manifest.name, modules: [])
        plan.isLibrary = true
        try add(targets: libraries, of: manifest, to: &plan)
        var host = ModulePlan(
            name: BuildSettings.identifier(manifest.name) + "_Host", kind: .app, sources: [],
            settings: CompilerSettings())
        host.generatedSources["Host.swift"] = Self.hostSource
        plan.modules.append(host)
        return plan
    }

    /// The app in whose place a library's previews are drawn.
    private static let hostSource = """
        import SwiftUI

        @main
        struct LibraryHost: App {
            var body: some Scene { WindowGroup { EmptyView() } }
        }

        """

    /// Adds the modules of library products to a plan.
    /// - Returns: those of the names that the package has.
    mutating func add(products names: Set<String>, to plan: inout BuildPlan) throws -> Set<String> {
        let manifest = try reader.read(folder: folder)
        let products = manifest.products.filter { names.contains($0.name) }
        try add(targets: products.flatMap(\.targets), of: manifest, to: &plan)
        return Set(products.map(\.name))
    }

    /// The name of the product that is made of the target alone; the target's own where there is none.
    private func productName(of app: PackageTarget, _ manifest: PackageManifest) -> String {
        manifest.products.first { $0.targets == [app.name] }?.name ?? app.name
    }

    private func chooseApp(_ manifest: PackageManifest) throws -> PackageTarget {
        let file = folder + "/Package.swift"
        let executables = manifest.targets.filter { $0.type == .executable }
        if let name = options.scheme {
            let product = manifest.products.first { $0.name == name }?.targets ?? []
            if let target = executables.first(where: { $0.name == name || product.contains($0.name) }) { return target }
            throw ProjectError(file: file, message: "the package has no executable target '\(name)'")
        }
        if executables.count > 1 {
            let names = executables.map(\.name).joined(separator: ", ")
            throw ProjectError(
                file: file, message: "the package has several executables; choose one with --scheme: \(names)")
        }
        guard let target = executables.first else {
            throw ProjectError(file: file, message: "the package has no executable target that could be run as an app")
        }
        return target
    }

    private mutating func add(
        targets names: [String], of manifest: PackageManifest, to plan: inout BuildPlan
    ) throws {
        for name in names {
            guard let target = manifest.targets.first(where: { $0.name == name }) else { continue }
            let moduleName = BuildSettings.identifier(target.name)
            if plan.modules.contains(where: { $0.name == moduleName }) { continue }
            let dependencies = target.dependencies.map(\.name)
            try add(targets: dependencies, of: manifest, to: &plan)
            try addProducts(Set(dependencies), ofDependenciesOf: manifest, to: &plan)
            if target.type == .system || target.type == .regular, let module = try cModule(of: target, in: manifest) {
                plan.modules.append(module)
                continue
            }
            guard target.type == .regular || target.type == .executable else {
                plan.warnings.append(
                    "\(folder)/Package.swift: warning: the target '\(name)' is a \(target.type) and is not built")
                continue
            }
            if target.type == .regular, try !files(of: target, in: manifest).hasSwift {
                plan.warnings.append(
                    "\(folder)/Package.swift: warning: the target '\(name)' has no Swift source and is not built")
                continue
            }
            let kind: ModulePlan.Kind = target.type == .executable ? .app : .library
            plan.modules.append(try module(of: target, in: manifest, kind: kind))
            plan.resources += try files(of: target, in: manifest).resources(bundle: bundleName(of: target, manifest))
        }
    }

    private mutating func addProducts(
        _ names: Set<String>, ofDependenciesOf manifest: PackageManifest, to plan: inout BuildPlan
    ) throws {
        let own = Set(manifest.targets.map(\.name))
        var missing = names.subtracting(own)
        let folders = manifest.dependencies.flatMap { dependency in
            (dependency.fileSystem ?? []).map(\.path) + dependency.addresses.compactMap(checkouts.folder)
        }
        for path in folders where !missing.isEmpty {
            guard !visited.contains(path) else { continue }
            var planner = PackagePlanner(
                folder: path, options: options, reader: reader, checkouts: checkouts, visited: visited)
            missing.subtract(try planner.add(products: missing, to: &plan))
        }
        let addresses = manifest.dependencies.flatMap(\.addresses)
        plan.missingProducts += missing.sorted().map { name in
            let guessed = addresses.first { $0.lowercased().contains(name.lowercased()) }
            return MissingProduct(
                name: name, address: guessed ?? (addresses.count == 1 ? addresses[0] : nil),
                place: folder + "/Package.swift")
        }
    }

    private func files(of target: PackageTarget, in manifest: PackageManifest) throws -> PackageTargetFiles {
        try PackageTargetFiles(target, of: manifest, folder: folder)
    }

    /// Nil where the target is one of Swift, or of a language that can't be compiled.
    private func cModule(of target: PackageTarget, in manifest: PackageManifest) throws -> ModulePlan? {
        let files = try files(of: target, in: manifest)
        guard target.type == .system || !files.cSources.isEmpty, !files.hasSwift else { return nil }
        var settings = CompilerSettings()
        for setting in target.settings { setting.apply(to: &settings, folder: files.folder) }
        return ModulePlan(
            name: BuildSettings.identifier(target.name), kind: .c, sources: files.cSources, settings: settings,
            headers: target.type == .system
                ? files.folder : files.folder + "/" + (target.publicHeadersPath ?? "include"))
    }

    private func module(
        of target: PackageTarget, in manifest: PackageManifest, kind: ModulePlan.Kind
    ) throws -> ModulePlan {
        var settings = CompilerSettings()
        settings.languageVersion = languageVersion(of: manifest)
        settings.packageName = BuildSettings.identifier(manifest.name)
        if options.configuration == .debug { settings.conditions = ["DEBUG"] }
        settings.conditions.append("SWIFT_PACKAGE")
        let files = try files(of: target, in: manifest)
        for setting in target.settings { setting.apply(to: &settings, folder: files.folder) }
        var module = ModulePlan(
            name: BuildSettings.identifier(target.name), kind: kind, sources: try files.swiftSources(),
            settings: settings)
        let bundle = bundleName(of: target, manifest)
        module.dataModels = files.dataModels(bundle: bundle)
        if !files.resources(bundle: "").isEmpty || !module.dataModels.isEmpty {
            module.generatedSources["ResourceBundle.swift"] = BundleAccessor.source(bundle: bundle)
        }
        if !files.embedded.isEmpty {
            module.generatedSources["EmbeddedResources.swift"] = try EmbeddedResources.source(files: files.embedded)
        }
        return module
    }

    /// The app's own resources lie in the main bundle, as they do in an app that Xcode makes of a package.
    private func bundleName(of target: PackageTarget, _ manifest: PackageManifest) -> String {
        target.type == .executable ? "" : "\(manifest.name)_\(target.name).resources"
    }

    private func languageVersion(of manifest: PackageManifest) -> String {
        let modes = (manifest.swiftLanguageVersions ?? []).map(CompilerSettings.languageVersion)
        return modes.max() ?? (manifest.toolsVersion.version.hasPrefix("6") ? "6" : "5")
    }
}
