import Foundation
import SwiftSyntax

/// Gives the `@NSManaged` methods of a managed object their bodies, which Apple's runtime makes of the names that the
/// methods have in Objective-C: `addItemsObject:` puts an object into the relationship `items`.
package struct ManagedMethodRule: AdaptationRule {
    package init() {}

    package var triggers: [String] { ["@NSManaged"] }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let attribute = node.attributes.managed else { return .visitChildren }
            let parameters = node.signature.parameterClause.parameters
            let names = parameters.map { ($0.secondName ?? $0.firstName).text }
            let own = node.attributes.attribute(named: "objc")?.arguments?.trimmedDescription
            let selector = own ?? SelectorMethod.name(node.name.text, labels: parameters.map(\.firstName.text))
            guard let body = Accessor.body(of: selector, names) else { return .skipChildren }
            blank(attribute)
            insert(" { \(body) }", after: node.signature)
            return .skipChildren
        }
    }

    /// A method that Core Data makes for a relationship.
    private struct Accessor {
        /// The name in Objective-C, in which `KEY` stands for the relationship's.
        let selector: String
        /// Between `#`: `A` and `B` for the arguments' names, in order, and `KEY`.
        let body: String

        /// - Parameter names: of the arguments.
        /// - Returns: nil where Core Data makes no method of the name.
        static func body(of selector: String, _ names: [String]) -> String? {
            for accessor in all {
                guard let key = accessor.key(in: selector), names.count == selector.count(where: { $0 == ":" }) else {
                    continue
                }
                return accessor.body.split(separator: "#", omittingEmptySubsequences: false).map { part in
                    switch part {
                    case "KEY": "\"\(key.prefix(1).lowercased() + key.dropFirst())\""
                    case "A": names[0]
                    case "B": names[1]
                    default: String(part)
                    }
                }.joined()
            }
            return nil
        }

        /// What stands for `KEY` in a selector; nil where it is another method's.
        private func key(in name: String) -> String? {
            let parts = selector.components(separatedBy: "KEY")
            guard name.hasPrefix(parts[0]) else { return nil }
            let rest = name.dropFirst(parts[0].count)
            guard let end = rest.range(of: parts[1])?.lowerBound, end > rest.startIndex else { return nil }
            let key = String(rest[..<end])
            return selector.replacingOccurrences(of: "KEY", with: key) == name ? key : nil
        }

        /// Those that others contain come behind them.
        private static let all = [
            Accessor(
                selector: "insertObject:inKEYAtIndex:", body: "_insertManagedObject(#A#, at: #B#, inKey: #KEY#)"),
            Accessor(
                selector: "removeObjectFromKEYAtIndex:", body: "_removeManagedObject(at: #A#, fromKey: #KEY#)"),
            Accessor(
                selector: "replaceObjectInKEYAtIndex:withObject:",
                body: "_replaceManagedObject(at: #A#, with: #B#, inKey: #KEY#)"),
            Accessor(
                selector: "insertKEY:atIndexes:",
                body: "for (_place, _index) in #B#.enumerated() "
                    + "{ _insertManagedObject(#A#[_place], at: _index, inKey: #KEY#) }"),
            Accessor(
                selector: "removeKEYAtIndexes:",
                body: "for _index in #A#.reversed() { _removeManagedObject(at: _index, fromKey: #KEY#) }"),
            Accessor(
                selector: "replaceKEYAtIndexes:withKEY:",
                body: "for (_place, _index) in #A#.enumerated() "
                    + "{ _replaceManagedObject(at: _index, with: #B#[_place], inKey: #KEY#) }"),
            Accessor(selector: "addKEYObject:", body: "_addManagedObjects(#A#, toKey: #KEY#)"),
            Accessor(selector: "removeKEYObject:", body: "_removeManagedObjects(#A#, fromKey: #KEY#)"),
            Accessor(selector: "addKEY:", body: "_addManagedObjects(#A#, toKey: #KEY#)"),
            Accessor(selector: "removeKEY:", body: "_removeManagedObjects(#A#, fromKey: #KEY#)"),
        ]
    }
}
