/// One module that is compiled for an app.
package struct ModulePlan: Sendable {
    package enum Kind: Hashable, Sendable {
        /// The one with the entry point.
        case app
        case library
        case tests
    }

    package var name: String
    package var kind: Kind
    /// Absolute paths.
    package var sources: [String]
    package var settings: CompilerSettings
    /// Sources that the tool writes, by file name.
    package var generatedSources: [String: String] = [:]
}
