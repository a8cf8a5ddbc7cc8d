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
    /// Names of members and types, which have to be declared somewhere.
    private var certain: Set<String> = []
    /// The modules that each file imports.
    private var importsOfFiles: [String: Set<String>] = [:]

    package init() {}

    /// - Parameter file: the path as it is shown.
    package mutating func read(_ source: String, file: String) {
        let tree = Parser.parse(source: source)
        let visitor = UsageVisitor(converter: SourceLocationConverter(fileName: file, tree: tree))
        visitor.walk(tree)
        own.formUnion(visitor.declared)
        certain.formUnion(visitor.certain)
        importsOfFiles[file] = Set(visitor.imports.keys)
        for (name, lines) in visitor.uses {
            places[name, default: []] += lines.map { Place(file: file, line: $0) }
        }
        for (name, lines) in visitor.imports {
            imports[name, default: []] += lines.map { Place(file: file, line: $0) }
        }
    }

    /// Members and types that neither the project declares nor anything else that is there, the most used first.
    /// - Parameter present: all names that are there.
    package func unknown(present: (String) -> Bool) -> [(name: String, places: [Place])] {
        certain.filter { !own.contains($0) && !present($0) && Self.isName($0) }
            .map { ($0, places[$0] ?? []) }
            .sorted { ($1.places.count, $0.name) < ($0.places.count, $1.name) }
    }

    /// Not a projection, an argument of a closure, the element of a tuple, or an operator.
    private static func isName(_ text: String) -> Bool {
        text.first?.isLetter == true && !["self", "Self", "init", "Any", "Type", "super"].contains(text)
    }

    /// Which of some modules the files of places import.
    package func modules(among modules: Set<String>, at places: [Place]) -> [String] {
        Set(places.flatMap { importsOfFiles[$0.file] ?? [] }).intersection(modules).sorted()
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
