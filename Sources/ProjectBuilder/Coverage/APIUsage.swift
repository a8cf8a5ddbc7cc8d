import Foundation
import SwiftParser
import SwiftSyntax

/// Where the sources of a project use names of Apple's interface.
package struct APIUsage {
    /// One use.
    package struct Place: Hashable, Sendable {
        package let file: String
        package let line: Int
    }

    package private(set) var places: [String: [Place]] = [:]
    /// Where modules are imported that the project can't do without, by name.
    package private(set) var imports: [String: [Place]] = [:]
    /// Names that the project declares itself: they are not Apple's.
    private var own: Set<String> = []

    package init() {}

    /// - Parameter file: the path as it is shown.
    package mutating func read(_ source: String, file: String) {
        let tree = Parser.parse(source: source)
        let visitor = UsageVisitor(converter: SourceLocationConverter(fileName: file, tree: tree))
        visitor.walk(tree)
        own.formUnion(visitor.declared)
        for (name, lines) in visitor.uses {
            places[name, default: []] += lines.map { Place(file: file, line: $0) }
        }
        for (name, lines) in visitor.imports {
            imports[name, default: []] += lines.map { Place(file: file, line: $0) }
        }
    }

    /// The known names that the project uses and does not declare itself, with where.
    package func uses(of known: [KnownAPI]) -> [(api: KnownAPI, places: [Place])] {
        var seen: Set<String> = []
        return known.compactMap { api in
            guard !own.contains(api.name), let found = places[api.name], seen.insert(api.name).inserted else {
                return nil
            }
            return (api, found)
        }
    }
}
