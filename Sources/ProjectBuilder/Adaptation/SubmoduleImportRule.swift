import SwiftSyntax

/// Imports whole modules where a part of one is named, and the C library by the name that it has here.
///
/// `import os.log` becomes `import os`: Apple's modules of C headers have parts, ours have none. An import of one
/// declaration (`import struct os.Logger`) stays.
package struct SubmoduleImportRule: AdaptationRule {
    package init() {}

    private static let modules = ["os", "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "SwiftUI", "Combine"]

    package var triggers: [String] { Self.modules.map { "import \($0)." } + ["import Darwin"] }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            guard node.importKindSpecifier == nil, let module = node.path.first?.name.text else { return .skipChildren }
            if module == "Darwin" {
                replace(node.path, with: "Glibc")
            } else if node.path.count > 1, SubmoduleImportRule.modules.contains(module) {
                replace(node.path, with: module)
            }
            return .skipChildren
        }
    }
}
