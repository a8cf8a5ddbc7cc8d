import SwiftSyntax

/// A stored variable of a model class that its store keeps.
struct ModelPropertyDeclaration {
    let name: TokenSyntax
    /// The value after `=`; nil where there is none.
    let initialValue: ExprSyntax?
    /// `SwiftData.Schema.Attribute(...)` or `SwiftData.Schema.Relationship(...)` with what is written; nil without one.
    let metadata: ExprSyntax?
    /// It has `willSet` or `didSet`.
    let isObserved: Bool

    /// Nil for what is not kept: constants with a value, computed, static and transient properties.
    /// - Throws: `MacroError` for what would be lost, or can't be kept.
    init?(_ declaration: DeclSyntax) throws {
        guard let variable = declaration.as(VariableDeclSyntax.self), !variable.isTransient, variable.isOfInstances
        else {
            return nil
        }
        guard let binding = variable.bindings.first, !binding.isComputed else { return nil }
        guard variable.bindingSpecifier.tokenKind == .keyword(.var) else {
            guard binding.initializer == nil || variable.metadata != nil else { return nil }
            throw MacroError("A model's properties are variables: write 'var', or '@Transient' for what is not stored")
        }
        guard variable.bindings.count == 1, let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
            throw MacroError("A model's property needs a declaration of its own")
        }
        name = pattern.identifier.trimmed
        initialValue = binding.initializer?.value.trimmed
        metadata = variable.metadata
        isObserved = binding.accessorBlock != nil
    }

    /// The name without the marks of a name that is also a word of the language.
    var plainName: String { name.text.filter { $0 != "`" } }

    /// What the compiler takes as the place of the value, though it lies elsewhere.
    var placeName: TokenSyntax { "_\(raw: plainName)" }
}

extension VariableDeclSyntax {
    fileprivate var isOfInstances: Bool {
        !modifiers.contains { [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains($0.name.tokenKind) }
    }

    fileprivate var isTransient: Bool { attribute(named: "Transient") != nil }

    fileprivate var metadata: ExprSyntax? {
        for kind in ["Attribute", "Relationship"] {
            guard let attribute = attribute(named: kind) else { continue }
            guard case .argumentList(let arguments)? = attribute.arguments else {
                return "SwiftData.Schema.\(raw: kind)()"
            }
            return "SwiftData.Schema.\(raw: kind)(\(arguments.trimmed))"
        }
        return nil
    }

    private func attribute(named name: String) -> AttributeSyntax? {
        attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { attribute in
            let type = attribute.attributeName
            return (type.as(MemberTypeSyntax.self)?.name ?? type.as(IdentifierTypeSyntax.self)?.name)?.text == name
        }
    }
}

extension PatternBindingSyntax {
    /// Observers make no property computed.
    fileprivate var isComputed: Bool {
        guard let accessors = accessorBlock?.accessors else { return false }
        guard case .accessors(let list) = accessors else { return true }
        return list.contains { ![.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
    }
}
