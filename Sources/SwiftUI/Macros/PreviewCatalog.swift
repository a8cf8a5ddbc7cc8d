/// All previews of the running program and the libraries that it has loaded.
///
/// `#Preview` gives its types names that no source can write, so no list of them can be generated; and a list that they
/// enter themselves at start-up would cost every start. The list exists already: each image holds the conformances that
/// its types declare, where `as?` finds them. The catalog reads those for `PreviewRegistry` and `PreviewProvider`, so
/// both kinds of preview are found the same way, in libraries too, and a program whose previews nobody asks for does
/// no work at all for them.
///
/// An optimised build leaves out conformances that nothing in the program uses, and the previews with them, unless it is
/// compiled with `-enable-testing`.
package enum PreviewCatalog {
    /// The previews that `#Preview` declares, in the order of their files and lines.
    package static func registries() -> [any PreviewRegistry.Type] {
        ConformanceRecords.types(conformingTo: (any PreviewRegistry).self)
            .compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    }

    /// The types that declare previews the older way, in the order of their names.
    package static func providers() -> [any PreviewProvider.Type] {
        ConformanceRecords.types(conformingTo: (any PreviewProvider).self)
            .compactMap { $0 as? any PreviewProvider.Type }
            .sorted { String(reflecting: $0) < String(reflecting: $1) }
    }
}
