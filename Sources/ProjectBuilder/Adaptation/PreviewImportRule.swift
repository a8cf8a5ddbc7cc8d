import SwiftSyntax

/// Has files with `#Preview` that import UIKit alone import SwiftUI too: on Apple's platforms the macro is in both.
package struct PreviewImportRule: AdaptationRule {
    package init() {}

    package var triggers: [String] { ["#Preview"] }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
            let imports = node.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
            let modules = imports.compactMap(\.path.first?.name.text)
            if !modules.contains("SwiftUI"), let index = modules.firstIndex(of: "UIKit") {
                replace(imports[index].importKeyword, with: "import SwiftUI; import")
            }
            return .skipChildren
        }
    }
}
