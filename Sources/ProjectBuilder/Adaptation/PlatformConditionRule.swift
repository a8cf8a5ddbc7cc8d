import SwiftSyntax

/// Makes the conditions of `#if` see the app's own platform, in a simulator.
///
/// `os(iOS)` and `targetEnvironment(simulator)` become true. Others are left to the compiler: `canImport(UIKit)` is
/// true by itself, and `os(Linux)` still holds for those who ask for it.
package struct PlatformConditionRule: AdaptationRule {
    let platform: AppPlatform

    package init(platform: AppPlatform) { self.platform = platform }

    package var triggers: [String] { ["os(", "simulator"] }

    package func edits(in file: SourceFileSyntax) -> [SourceEdit] {
        let visitor = Visitor(platform: platform)
        visitor.walk(file)
        return visitor.edits
    }

    private final class Visitor: SyntaxVisitor {
        private(set) var edits: [SourceEdit] = []
        private let platform: AppPlatform

        init(platform: AppPlatform) {
            self.platform = platform
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            if let condition = node.condition {
                let finder = ConditionFinder(platform: platform)
                finder.walk(condition)
                edits += finder.edits
            }
            return .visitChildren
        }
    }

    private final class ConditionFinder: SyntaxVisitor {
        private(set) var edits: [SourceEdit] = []
        private let platform: AppPlatform

        init(platform: AppPlatform) {
            self.platform = platform
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let argument = node.arguments.trimmedDescription
            switch node.calledExpression.trimmedDescription {
            case "os" where argument == platform.rawValue: edits.append(.replace(node, with: "true"))
            case "targetEnvironment" where argument == "simulator" && platform == .iOS:
                edits.append(.replace(node, with: "true"))
            default: break
            }
            return .skipChildren
        }
    }
}
