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
}
