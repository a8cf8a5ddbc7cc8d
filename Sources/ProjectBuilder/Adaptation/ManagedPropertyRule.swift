import SwiftSyntax

/// Gives the `@NSManaged` properties of a managed object their getters and setters, which Apple's runtime makes of the
/// data model: `@NSManaged var name: String?` reads and writes the value of the key `name`.
package struct ManagedPropertyRule: AdaptationRule {
    package init() {}

    package var triggers: [String] { ["@NSManaged"] }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let attribute = node.attributes.managed else { return .visitChildren }
            blank(attribute)
            let words = node.modifiers.map(\.trimmedDescription) + [node.bindingSpecifier.text]
            for binding in node.bindings { complete(binding, of: node, words.joined(separator: " ")) }
            return .skipChildren
        }

        /// - Parameter words: what stands before the names, which each of several needs, since they can't have accessors
        ///   together.
        private func complete(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax, _ words: String) {
            let name = binding.pattern.trimmedDescription.trimmingBackticks
            let accessors =
                " { get { _managedValue(forKey: \"\(name)\") } set { _setManagedValue(newValue, forKey: \"\(name)\") } }"
            if let annotation = binding.typeAnnotation {
                insert(accessors, after: annotation)
            } else if let annotation = type(behind: binding, in: variable) {
                insert("\(annotation.trimmedDescription)\(accessors)", after: binding.pattern)
            }
            if let comma = binding.trailingComma { replace(comma, with: "; \(words)") }
        }

        /// In `var a, b: Int` the last name's type is that of those before it.
        private func type(
            behind binding: PatternBindingSyntax, in variable: VariableDeclSyntax
        ) -> TypeAnnotationSyntax? {
            variable.bindings.drop { $0.id != binding.id }.lazy.compactMap(\.typeAnnotation).first
        }
    }
}

extension AttributeListSyntax {
    var managed: AttributeSyntax? { attribute(named: "NSManaged") }

    func attribute(named name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
    }
}

extension String {
    /// The name itself of one that is written as `` `name` ``.
    var trimmingBackticks: String {
        hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
    }
}
