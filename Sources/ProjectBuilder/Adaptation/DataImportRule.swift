import SwiftSyntax

/// Has files that import SwiftUI or UIKit import Core Data too where they name what on Apple's platforms comes with
/// these: `@FetchRequest` is SwiftUI's there.
package struct DataImportRule: AdaptationRule {
    package init() {}

    /// What nobody but Core Data has.
    static let names = [
        "@FetchRequest", "@SectionedFetchRequest", "FetchedResults<", "SectionedFetchResults<", "FetchRequest<",
        "managedObjectContext", "NSManagedObject", "NSPersistent", "NSFetchedResultsController",
    ]

    package var triggers: [String] { Self.names }

    package func collector(for file: SourceFileSyntax) -> EditCollector { Visitor() }

    private final class Visitor: EditCollector {
        override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
            let imports = node.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
            let modules = imports.compactMap(\.path.first?.name.text)
            if !modules.contains("CoreData"), let index = modules.firstIndex(where: ["SwiftUI", "UIKit"].contains),
                Self.isNeeded(in: node)
            {
                insert("; import CoreData", after: imports[index])
            }
            return .skipChildren
        }

        /// Whether a name stands in the code itself, not in a comment.
        private static func isNeeded(in file: SourceFileSyntax) -> Bool {
            let beginnings = ["NSManagedObject", "NSPersistent", "NSFetchedResultsController"]
            let words: Set = [
                "FetchRequest", "SectionedFetchRequest", "FetchedResults", "SectionedFetchResults",
                "managedObjectContext",
            ]
            return file.tokens(viewMode: .sourceAccurate).contains { token in
                guard case .identifier(let name) = token.tokenKind else { return false }
                return words.contains(name) || beginnings.contains(where: name.hasPrefix)
            }
        }
    }
}
