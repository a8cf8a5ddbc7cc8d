import SwiftSyntax

/// Finds the declarations that an app can start with.
final class EntryPointVisitor: SyntaxVisitor {
    /// Nil where no type has the attribute.
    private(set) var isMainOnApplicationDelegate: Bool?
    private(set) var applicationDelegate: String?
    private(set) var sceneDelegate: String?
    private(set) var app: String?

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherited = Self.names(node.inheritanceClause)
        let isApplicationDelegate = inherited.contains("UIApplicationDelegate")
        if isApplicationDelegate { applicationDelegate = node.name.text }
        if !inherited.isDisjoint(with: ["UIWindowSceneDelegate", "UISceneDelegate"]) { sceneDelegate = node.name.text }
        noteAttributes(node.attributes, isApplicationDelegate: isApplicationDelegate)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        if Self.names(node.inheritanceClause).contains("App") { app = node.name.text }
        noteAttributes(node.attributes)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        noteAttributes(node.attributes)
        return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        noteAttributes(node.attributes)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        noteAttributes(node.attributes)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func noteAttributes(_ attributes: AttributeListSyntax, isApplicationDelegate: Bool = false) {
        let isMain = attributes.contains {
            guard let name = $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { return false }
            return ["main", "UIApplicationMain", "NSApplicationMain"].contains(name)
        }
        if isMain { isMainOnApplicationDelegate = isApplicationDelegate }
    }

    private static func names(_ clause: InheritanceClauseSyntax?) -> Set<String> {
        Set(clause?.inheritedTypes.map(\.type.trimmedDescription) ?? [])
    }
}
