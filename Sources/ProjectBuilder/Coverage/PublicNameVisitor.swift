import Foundation
import SwiftSyntax

/// Collects the names of public declarations.
final class PublicNameVisitor: SyntaxVisitor {
    var names: Set<String> = []
    var partial: [String: String] = [:]
    /// Whether the members of the declarations around are public without saying so, the innermost last.
    private var impliesPublic: [Bool] = []

    private func note(_ name: TokenSyntax, _ declaration: some SyntaxProtocol, _ modifiers: DeclModifierListSyntax) {
        guard isPublic(modifiers) else { return }
        let name = name.text.trimmingCharacters(in: ["`"])
        names.insert(name)
        if let missing = Self.partialNote(declaration.leadingTrivia) { partial[name] = missing }
    }

    private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
        let words = modifiers.map(\.name.text)
        if words.contains("public") || words.contains("open") { return true }
        return impliesPublic.last == true
            && words.allSatisfy { !["private", "fileprivate", "internal", "package"].contains($0) }
    }

    /// What follows `Partial:` in a documentation comment.
    private static func partialNote(_ trivia: Trivia) -> String? {
        for piece in trivia {
            guard case .docLineComment(let line) = piece, let range = line.range(of: "Partial: ") else { continue }
            return String(line[range.upperBound...])
        }
        return nil
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
                note(pattern.identifier, node, node.modifiers)
            }
        }
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node, node.modifiers)
        impliesPublic.append(false)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { impliesPublic.removeLast() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node, node.modifiers)
        impliesPublic.append(false)
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { impliesPublic.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node, node.modifiers)
        let isPublic = isPublic(node.modifiers)
        for member in node.memberBlock.members where isPublic {
            guard let cases = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
            for element in cases.elements { names.insert(element.name.text.trimmingCharacters(in: ["`"])) }
        }
        impliesPublic.append(false)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { impliesPublic.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node, node.modifiers)
        impliesPublic.append(isPublic(node.modifiers))
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { impliesPublic.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        impliesPublic.append(node.modifiers.contains { $0.name.text == "public" })
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { impliesPublic.removeLast() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node, node.modifiers)
        return .skipChildren
    }
}
