import Foundation
import SwiftSyntax

/// Collects the names that a file uses and those that it declares.
final class UsageVisitor: SyntaxVisitor {
    private let converter: SourceLocationConverter
    private(set) var uses: [String: [Int]] = [:]
    private(set) var declared: Set<String> = []
    /// Those of `uses` that are members or types, which have to be declared somewhere.
    private(set) var certain: Set<String> = []
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
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName == node
        if isMember || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
            certain.insert(node.baseName.text)
        } else {
            noteType(node.baseName)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        use(node.name)
        noteType(node.name)
        return .visitChildren
    }

    /// A small name that stands alone may be anything, also what a macro has made.
    private func noteType(_ token: TokenSyntax) {
        if token.text.first?.isUppercase == true { certain.insert(token.text) }
    }

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

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind { declare(node.firstName) }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        // The elements of a tuple have its labels as their names.
        node.parent?.parent?.is(TupleExprSyntax.self) == true ? declare(node.label) : .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.secondName ?? node.firstName)
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.secondName ?? node.firstName)
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declare(node.identifier) }

    private func declare(_ name: TokenSyntax?) -> SyntaxVisitorContinueKind {
        if let name { declared.insert(name.text) }
        return .visitChildren
    }
}
