/// One module that is compiled for an app.
package struct ModulePlan: Sendable {
    package enum Kind: Hashable, Sendable {
        /// The one with the entry point.
        case app
        case library
        case tests
        /// Of C or C++, or a library of the system's with its headers alone.
        case c
    }

    package var name: String
    package var kind: Kind
    /// Absolute paths.
    package var sources: [String]
    package var settings: CompilerSettings
    /// The folder of a C module's headers; a map of the module may lie in it.
    package var headers: String?
    /// Sources that the tool writes, by file name.
    package var generatedSources: [String: String] = [:]
    /// The Core Data models whose classes are the module's, and where they go in the bundle.
    package var dataModels: [ResourceFile] = []
}
