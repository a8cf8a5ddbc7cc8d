import SwiftSyntax

/// Makes a call of `Timer._timer(timeInterval:…)` of `Timer(timeInterval:repeats:)`, whose first time Foundation on Linux
/// has at once and not after the interval.
package struct TimerRule: AdaptationRule {
    package init() {}

    package var triggers: [String] { ["Timer(", "Timer.init("] }

    package func edits(in file: SourceFileSyntax) -> [SourceEdit] {
        let visitor = Visitor(viewMode: .sourceAccurate)
        visitor.walk(file)
        return visitor.edits
    }

    private final class Visitor: SyntaxVisitor {
        private(set) var edits: [SourceEdit] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let callee = node.calledExpression.trimmedDescription
            let labels = node.arguments.prefix(2).map { $0.label?.text }
            if ["Timer", "Timer.init", "Foundation.Timer"].contains(callee), labels == ["timeInterval", "repeats"] {
                edits.append(.replace(node.calledExpression, with: "Timer._timer"))
            }
            return .visitChildren
        }
    }
}
