/// The compiler or the linker has refused the app. What it said is already on standard error.
package struct CompilationFailure: Error, Hashable {
    /// The name of the module that failed.
    package let module: String

    package init(module: String) { self.module = module }
}
