import SwiftSyntax

/// Makes a call of `Selector`'s initializer, with the method itself, of `#selector`.
///
/// `#selector(tick(_:))` in a class `Clock` becomes `Selector(_name: "tick:", Clock.tick(_:))`. The method is referred to
/// by its type, so that a selector keeps no object. Properties' `getter:` and `setter:` are left to the compiler, which
/// refuses them.
package struct SelectorRule: AdaptationRule {
    package init() {}

    package var triggers: [String] { ["#selector"] }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.macroName.text == "selector", let argument = node.arguments.first, argument.label == nil else {
                return .visitChildren
            }
            let method = SelectorMethod(argument.expression, at: node)
            replace(node, with: "Selector(_name: \"\(method.name)\", \(method.reference))")
            return .skipChildren
        }
    }
}
