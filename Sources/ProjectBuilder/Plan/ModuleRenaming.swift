/// Other names for modules of an app that Hanok or the toolchain already has, or that the compiler does not take.
struct ModuleRenaming {
    /// New names by old ones; empty where none collides.
    let names: [String: String]
    /// Those of `names` that other modules of the app import.
    let libraries: Set<String>

    init(_ plan: BuildPlan, reserved: Set<String>) {
        let reserved = reserved.union(Self.keywords)
        let taken = (plan.modules + plan.tests + plan.interfaceTests).filter { reserved.contains($0.name) }
        names = Dictionary(taken.map { ($0.name, $0.name + "_App") }, uniquingKeysWith: { first, _ in first })
        libraries = Set(taken.filter { $0.kind == .library }.map(\.name))
    }

    func apply(to plan: inout BuildPlan) {
        if names.isEmpty { return }
        for index in plan.modules.indices { rename(&plan.modules[index]) }
        for index in plan.tests.indices { rename(&plan.tests[index]) }
        for index in plan.interfaceTests.indices { rename(&plan.interfaceTests[index]) }
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

    /// Names that a folder may bear and a module may not.
    private static let keywords: Set<String> = [
        "_", "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "main", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
