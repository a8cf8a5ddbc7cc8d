import Foundation

/// The string of a resource.
struct ResourceTextContent: TextContent {
    let resource: LocalizedStringResource

    func append(to resolver: inout TextResolver) {
        resolver.append(
            resource.format, resource.arguments, key: resource.key, table: resource.table,
            bundle: resource.resolvedBundle)
    }
}
