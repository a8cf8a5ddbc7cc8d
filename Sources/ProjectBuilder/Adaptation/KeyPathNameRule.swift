import Foundation
import SwiftSyntax

/// Makes a text of `#keyPath`: `#keyPath(Item.list.name)` becomes `"list.name"`.
package struct KeyPathNameRule: AdaptationRule {
    package init() {}

    package var triggers: [String] { ["#keyPath"] }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.macroName.text == "keyPath", let argument = node.arguments.first, argument.label == nil else {
                return .visitChildren
            }
            // Names of types begin with capitals, names of properties do not.
            let names = argument.expression.trimmedDescription.split(separator: ".").map {
                $0.trimmingCharacters(in: .whitespacesAndNewlines).trimmingBackticks
            }
            let path = names.drop { $0 == "self" || $0.first?.isUppercase == true }
            replace(node, with: "\"\(path.joined(separator: "."))\"")
            return .skipChildren
        }
    }
}
