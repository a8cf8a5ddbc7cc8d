import SwiftSyntax

/// Makes a call of `Timer._timer(timeInterval:…)` of `Timer(timeInterval:repeats:)`, whose first time Foundation on Linux
/// has at once and not after the interval.
package struct TimerRule: AdaptationRule {
    package init() {}

    package var triggers: [String] { ["Timer(", "Timer.init("] }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let callee = node.calledExpression.trimmedDescription
            let labels = node.arguments.prefix(2).map { $0.label?.text }
            if ["Timer", "Timer.init", "Foundation.Timer"].contains(callee), labels == ["timeInterval", "repeats"] {
                replace(node.calledExpression, with: "Timer._timer")
            }
            return .visitChildren
        }
    }
}
