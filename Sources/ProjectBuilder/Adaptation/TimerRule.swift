import SwiftSyntax

/// Makes timers with closures by `Timer._timer` and `Timer._scheduledTimer`, since Foundation on Linux fires one that has
/// no date at once and not after its interval, and one with an interval of zero but once.
package struct TimerRule: AdaptationRule {
    package init() {}

    package var triggers: [String] { ["Timer(", "Timer.init(", "Timer.scheduledTimer("] }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let callee = node.calledExpression.trimmedDescription
            let labels = node.arguments.map { $0.label?.text }
            if let replacement = replacement(for: callee.replacing("Foundation.", with: ""), labels) {
                replace(node.calledExpression, with: replacement)
            }
            return .visitChildren
        }

        private func replacement(for callee: String, _ labels: [String?]) -> String? {
            switch callee {
            case "Timer", "Timer.init":
                let isKnown =
                    labels.starts(with: ["timeInterval", "repeats"])
                    || labels.starts(with: ["fire", "interval", "repeats"])
                return isKnown ? "Timer._timer" : nil
            case "Timer.scheduledTimer":
                return labels.starts(with: ["withTimeInterval", "repeats"]) ? "Timer._scheduledTimer" : nil
            default: return nil
            }
        }
    }
}
