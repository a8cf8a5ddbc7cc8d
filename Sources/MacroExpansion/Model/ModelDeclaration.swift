import SwiftSyntax

/// The parts of a class that `@Model` is attached to.
struct ModelDeclaration {
    /// The class's own name.
    let name: TokenSyntax
    /// `public ` or `package ` where the class is that, else nothing.
    let access: String
    /// `nonisolated ` where the class is that, else nothing: an extension would be of the module's default actor.
    let isolation: String
    /// What the class keeps in its store, in order.
    let properties: [ModelPropertyDeclaration]
    /// The lists of `#Index` and `#Unique`, as they are written.
    let indices: [ExprSyntax]
    let uniqueConstraints: [ExprSyntax]

    /// - Throws: `MacroError` when the declaration can't be a model.
    init(_ declaration: some DeclSyntaxProtocol) throws {
        guard let declaration = declaration.as(ClassDeclSyntax.self) else {
            throw MacroError("'@Model' can only be attached to a class")
        }
        name = declaration.name.trimmed
        let words = declaration.modifiers.map(\.name.text)
        access =
            words.contains("public") || words.contains("open") ? "public " : words.contains("package") ? "package " : ""
        isolation = words.contains("nonisolated") ? "nonisolated " : ""
        let members = declaration.memberBlock.members.map(\.decl)
        properties = try members.compactMap { try ModelPropertyDeclaration($0) }
        indices = Self.lists(of: "Index", in: members)
        uniqueConstraints = Self.lists(of: "Unique", in: members)
    }

    private static func lists(of name: String, in members: [DeclSyntax]) -> [ExprSyntax] {
        members.compactMap { $0.as(MacroExpansionDeclSyntax.self) }.filter { $0.macroName.text == name }
            .flatMap { $0.arguments.map(\.expression.trimmed) }
    }
}
