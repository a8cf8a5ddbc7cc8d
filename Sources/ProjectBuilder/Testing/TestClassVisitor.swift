import SwiftSyntax

/// Gathers classes and their methods named `test…`, in extensions too.
final class TestClassVisitor: SyntaxVisitor {
    struct Declaration {
        let name: String
        var superclass: String?
        var methods: [TestClass.Method] = []
        var isOnMainActor = false
    }

    private(set) var declarations: [String: Declaration] = [:]
    private var scope: [String] = []
    private let isOnMainActor: Bool

    /// - Parameter isOnMainActor: the module's default isolation.
    init(isOnMainActor: Bool) {
        self.isOnMainActor = isOnMainActor
        super.init(viewMode: .sourceAccurate)
    }

    private var scopeName: String { scope.joined(separator: ".") }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        scope.append(node.name.text)
        var declaration = declarations[scopeName] ?? Declaration(name: scopeName)
        declaration.superclass = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        declaration.isOnMainActor = isOnMainActor || Self.hasMainActor(node.attributes)
        declarations[scopeName] = declaration
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription)
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        scope.append(name)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !scope.isEmpty, isTest(node) else { return .skipChildren }
        var declaration = declarations[scopeName] ?? Declaration(name: scopeName)
        let isNonisolated = node.modifiers.contains { $0.name.text == "nonisolated" }
        declaration.methods.append(
            TestClass.Method(
                name: node.name.text,
                isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
                isThrowing: node.signature.effectSpecifiers?.throwsClause != nil,
                isOnMainActor: !isNonisolated && (declaration.isOnMainActor || Self.hasMainActor(node.attributes))))
        declarations[scopeName] = declaration
        return .skipChildren
    }

    private func isTest(_ node: FunctionDeclSyntax) -> Bool {
        let hidden = ["static", "class", "private", "fileprivate"]
        return node.name.text.hasPrefix("test") && node.signature.parameterClause.parameters.isEmpty
            && node.signature.returnClause == nil
            && !node.modifiers.contains { hidden.contains($0.name.text) }
    }

    private static func hasMainActor(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor" }
    }
}
