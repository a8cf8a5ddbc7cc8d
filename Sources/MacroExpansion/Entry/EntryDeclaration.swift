import SwiftSyntax

/// The parts of a variable that an `@Entry` is attached to.
struct EntryDeclaration {
    let container: EntryContainer
    let name: TokenSyntax
    /// What stands inside the key's type.
    let keyMember: DeclSyntax

    /// - Throws: `MacroError` when the declaration can't be an entry.
    init(_ declaration: some DeclSyntaxProtocol, lexicalContext: [Syntax]) throws {
        container = try EntryContainer(lexicalContext: lexicalContext)
        guard let variable = declaration.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.var),
            !variable.modifiers.contains(where: { [.keyword(.static), .keyword(.lazy)].contains($0.name.tokenKind) }),
            let binding = variable.bindings.first, variable.bindings.count == 1, binding.accessorBlock == nil,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else {
            throw MacroError("'@Entry' can only be attached to a stored 'var' with one name")
        }
        name = pattern.identifier.trimmed
        let type = binding.typeAnnotation?.type.trimmed
        keyMember =
            container == .focusedValues
            ? try Self.valueType(of: type) : try Self.defaultValue(of: type, as: binding.initializer?.value.trimmed)
    }

    var keyName: TokenSyntax { "__Key_\(raw: name.text.filter { $0 != "`" })" }

    /// A focused value is always optional and has no default: its key says only what is inside the optional.
    private static func valueType(of type: TypeSyntax?) throws -> DeclSyntax {
        guard let value = type?.wrappedInOptional else {
            throw MacroError("'@Entry' in FocusedValues needs an optional type")
        }
        return "typealias Value = \(value)"
    }

    private static func defaultValue(of type: TypeSyntax?, as initialValue: ExprSyntax?) throws -> DeclSyntax {
        switch (type, initialValue) {
        case (let type?, let value?): return "static var defaultValue: \(type) { return \(value) }"
        case (let type?, nil):
            guard type.wrappedInOptional != nil else {
                throw MacroError("'@Entry' needs a default value: its type '\(type)' is not optional")
            }
            return "static var defaultValue: \(type) { return nil }"
        case (nil, let value?): return "static let defaultValue = \(value)"
        case (nil, nil): throw MacroError("'@Entry' needs a type or a default value")
        }
    }
}

extension TypeSyntax {
    /// The type inside an optional that is written as one, nil for other types.
    fileprivate var wrappedInOptional: TypeSyntax? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
        guard let named = self.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
            case .type(let type)? = named.genericArgumentClause?.arguments.first?.argument
        else { return nil }
        return type.trimmed
    }
}
