/// Other names for modules of an app that Hanok or the toolchain already has.
struct ModuleRenaming {
    /// New names by old ones; empty where none collides.
    let names: [String: String]

    init(_ plan: BuildPlan, reserved: Set<String>) {
        let taken = (plan.modules + plan.tests).map(\.name).filter(reserved.contains)
        names = Dictionary(taken.map { ($0, $0 + "_App") }, uniquingKeysWith: { first, _ in first })
    }

    func apply(to plan: inout BuildPlan) {
        if names.isEmpty { return }
        for index in plan.modules.indices { rename(&plan.modules[index]) }
        for index in plan.tests.indices { rename(&plan.tests[index]) }
        // A scene delegate is named with its module.
        if let manifest = plan.information["UIApplicationSceneManifest"] {
            plan.information["UIApplicationSceneManifest"] = manifest.mapStrings(qualifiedName)
        }
    }

    private func rename(_ module: inout ModulePlan) { module.name = names[module.name] ?? module.name }

    private func qualifiedName(_ text: String) -> String {
        guard let dot = text.firstIndex(of: "."), let name = names[String(text[..<dot])] else { return text }
        return name + text[dot...]
    }
}
