import SwiftSyntax

/// Writes modules of the app that had to be renamed by their new names: in imports, and where one qualifies a name.
///
/// An app can't import its own module: a plain import of its name means the module that was there before, as `SwiftUI`
/// in an app that is called so. A file with such an import means that module by the name.
package struct ModuleNameRule: AdaptationRule {
    /// New names by old ones.
    let names: [String: String]
    /// Those that the app's own modules import.
    let libraries: Set<String>

    package init(names: [String: String], libraries: Set<String> = []) {
        self.names = names
        self.libraries = libraries
    }

    package var triggers: [String] { Array(names.keys) }

    package func collector(for file: SourceFileSyntax) -> EditCollector {
        let imports = ImportVisitor(viewMode: .sourceAccurate)
        imports.walk(file)
        return Visitor(names: names, others: imports.modules.subtracting(libraries))
    }

    /// Finds what is imported without `@testable`.
    private final class ImportVisitor: SyntaxVisitor {
        private(set) var modules: Set<String> = []

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            if let first = node.path.first, !node.isTestable { modules.insert(first.name.text) }
            return .skipChildren
        }
    }

    private final class Visitor: EditCollector {
        private let names: [String: String]
        /// What means another module than the app's in this file.
        private let others: Set<String>

        init(names: [String: String], others: Set<String>) {
            self.names = names
            self.others = others
        }

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let first = node.path.first else { return .skipChildren }
            if node.isTestable { write(first.name) } else { rename(first.name) }
            return .skipChildren
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if let base = node.base?.as(DeclReferenceExprSyntax.self) { rename(base.baseName) }
            return .visitChildren
        }

        override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
            if let base = node.baseType.as(IdentifierTypeSyntax.self) { rename(base.name) }
            return .visitChildren
        }

        private func rename(_ token: TokenSyntax) {
            if !others.contains(token.text) { write(token) }
        }

        /// Puts the new name in the place of the old one.
        private func write(_ token: TokenSyntax) {
            if let name = names[token.text] { replace(token, with: name) }
        }
    }
}

extension ImportDeclSyntax {
    fileprivate var isTestable: Bool {
        attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "testable" }
    }
}
