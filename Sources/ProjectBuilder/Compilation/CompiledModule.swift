/// A module's object files.
struct CompiledModule {
    let name: String
    let kind: ModulePlan.Kind
    let objects: [String]
    /// Names of libraries that it is linked with.
    var libraries: [String] = []
}
