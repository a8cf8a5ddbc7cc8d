import SwiftSyntax

/// Makes the conditions of `#if` see the app's own platform, in a simulator.
///
/// `os(iOS)` and `targetEnvironment(simulator)` become true. Others are left to the compiler: `canImport(UIKit)` is
/// true by itself, and `os(Linux)` still holds for those who ask for it.
package struct PlatformConditionRule: AdaptationRule {
    let platform: AppPlatform

    package init(platform: AppPlatform) { self.platform = platform }

    package var triggers: [String] { ["os(", "simulator"] }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor(platform: platform) }

    private final class Visitor: EditCollector {
        private let platform: AppPlatform

        init(platform: AppPlatform) { self.platform = platform }

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            if let condition = node.condition { collect(with: ConditionFinder(platform: platform), in: condition) }
            return .visitChildren
        }
    }

    private final class ConditionFinder: EditCollector {
        private let platform: AppPlatform

        init(platform: AppPlatform) { self.platform = platform }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let argument = node.arguments.trimmedDescription
            switch node.calledExpression.trimmedDescription {
            case "os" where argument == platform.rawValue: replace(node, with: "true")
            case "targetEnvironment" where argument == "simulator" && platform == .iOS: replace(node, with: "true")
            default: break
            }
            return .skipChildren
        }
    }
}
