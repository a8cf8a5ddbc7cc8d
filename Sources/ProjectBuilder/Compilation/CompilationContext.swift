import Foundation

/// What all modules of one build share.
struct CompilationContext {
    let installation: HanokInstallation
    let toolchain: SwiftToolchain
    /// Of one configuration: `…/debug` or `…/release`.
    let folder: String
    let configuration: BuildOptions.Configuration
    let rules: [any AdaptationRule]
    /// What the project asks for in vain, for the messages of a build that fails.
    var missingProducts: [MissingProduct] = []

    var modules: String { folder + "/Modules" }
    var moduleMap: String { folder + "/engine.modulemap" }

    /// Changes whenever all that was compiled before is of no use any more.
    var identity: [String] { [toolchain.identity, installation.identity, configuration.rawValue] }

    func prepare() throws {
        try BuildFolder.create(modules)
        try SourceAdapter.write(installation.moduleMap(), to: moduleMap)
    }

    /// Compiles modules, each of which may import those before it.
    func compile(_ modules: [ModulePlan]) throws -> [CompiledModule] {
        try modules.indices.map { index in
            let (module, earlier) = (modules[index], modules[..<index])
            guard module.kind == .c else { return try compiler(of: module, after: earlier).compile() }
            return try CModuleCompiler(module: module, earlier: earlier.filter { $0.kind == .c }, context: self)
                .compile()
        }
    }

    /// Makes the interface of an app's module, by which its tests see it.
    func compileInterface(of module: ModulePlan, after modules: ArraySlice<ModulePlan>) throws {
        try compiler(of: module, after: modules).compileInterface()
    }

    private func compiler(of module: ModulePlan, after modules: ArraySlice<ModulePlan>) -> ModuleCompiler {
        ModuleCompiler(module: module, earlier: Array(modules), context: self)
    }
}
