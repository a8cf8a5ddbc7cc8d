import Foundation

/// A string of a table or a bundle of its own.
struct LocalizedTextContent: TextContent {
    let key: LocalizedStringKey
    let table: String?
    let bundle: Bundle?

    func append(to resolver: inout TextResolver) { resolver.append(key, table: table, bundle: bundle) }
}
