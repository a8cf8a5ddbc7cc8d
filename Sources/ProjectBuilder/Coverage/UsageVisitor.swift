import Foundation
import SwiftSyntax

/// Collects the names that a file uses and those that it declares.
final class UsageVisitor: SyntaxVisitor {
    private let converter: SourceLocationConverter
    private(set) var uses: [String: [Int]] = [:]
    private(set) var declared: Set<String> = []
    /// Modules that the file can't do without.
    private(set) var imports: [String: [Int]] = [:]

    init(converter: SourceLocationConverter) {
        self.converter = converter
        super.init(viewMode: .sourceAccurate)
    }

    private func use(_ token: TokenSyntax) {
        uses[token.text, default: []].append(converter.location(for: token.positionAfterSkippingLeadingTrivia).line)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        use(node.baseName)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        use(node.name)
        return .visitChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind { .visitChildren }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name, !isOptional(node, module.text) else { return .skipChildren }
        let line = converter.location(for: module.positionAfterSkippingLeadingTrivia).line
        imports[module.text, default: []].append(line)
        return .skipChildren
    }

    /// Whether the import is asked for only where the module is there.
    private func isOptional(_ node: ImportDeclSyntax, _ module: String) -> Bool {
        var parent = node.parent
        while let present = parent {
            if let clause = present.as(IfConfigClauseSyntax.self),
                clause.condition?.trimmedDescription.contains("canImport(\(module)") == true
            {
                return true
            }
            parent = present.parent
        }
        return false
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declare(node.identifier) }

    private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(name.text)
        return .visitChildren
    }
}
