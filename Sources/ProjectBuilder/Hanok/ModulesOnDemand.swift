import Foundation

/// Modules of Apple's that few apps import. They are no part of Hanok's library, which each app loads whole, but are
/// compiled for those that name them.
struct ModulesOnDemand {
    let installation: HanokInstallation

    static let names = [
        "AppIntents", "SwiftData",
        "UserNotifications", "LocalAuthentication", "CoreLocationUI", "Network", "SafariServices", "PhotosUI",
        "StoreKit", "WidgetKit", "CoreHaptics", "MapKit", "CoreData",
    ]

    private static let implicitUses = ["CoreData": DataImportRule.names]

    /// What a plan's modules import and do not have, those first that others import.
    func imported(by plan: BuildPlan) throws -> [ModulePlan] {
        let own = Set((plan.modules + plan.tests + plan.interfaceTests).map(\.name))
        let sources = (plan.modules + plan.tests).flatMap(\.sources)
        var modules: [ModulePlan] = []
        for name in Self.imported(by: sources) where !own.contains(name) { try add(name, to: &modules) }
        let models = (plan.modules + plan.tests).flatMap(\.dataModels)
        if !models.isEmpty, !own.contains("CoreData") { try add("CoreData", to: &modules) }
        return modules
    }

    /// Adds a module behind those that it imports itself.
    private func add(_ name: String, to modules: inout [ModulePlan]) throws {
        if modules.contains(where: { $0.name == name }) { return }
        let module = try plan(of: name)
        for other in Self.imported(by: module.sources) where other != name { try add(other, to: &modules) }
        modules.append(module)
    }

    /// How one of Hanok's modules is compiled for an app.
    func plan(of name: String) throws -> ModulePlan {
        let folder = "\(installation.root)/Sources/\(name)"
        let files = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted()
        guard !files.isEmpty else { throw ToolError("the sources of \(name) are missing at '\(folder)'") }
        var settings = CompilerSettings()
        settings.languageVersion = "6"
        settings.packageName = installation.packageName
        return ModulePlan(name: name, kind: .library, sources: files.map { "\(folder)/\($0)" }, settings: settings)
    }

    /// Those that sources import, ask for with `canImport`, or need without a word (`DataImportRule`).
    static func imported(by sources: [String]) -> [String] {
        let kinds = ["", "struct ", "class ", "enum ", "protocol ", "func ", "typealias ", "let ", "var "]
        var rest = names.map { name in
            (name, kinds.map { "import \($0)\(name)" } + ["canImport(\(name)"] + implicitUses[name, default: []])
        }
        var found: Set<String> = []
        for source in sources where !rest.isEmpty {
            guard let text = SourceText(path: source) else { continue }
            for (name, forms) in rest where text.containsAny(of: forms) { found.insert(name) }
            rest.removeAll { found.contains($0.0) }
        }
        return names.filter(found.contains)
    }
}
