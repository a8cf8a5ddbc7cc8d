import SwiftSyntax

/// The method that a `#selector` names.
struct SelectorMethod {
    /// As the Objective-C runtime would name it, as far as the source of this one place tells: `tick:`.
    let name: String
    /// An expression for the method, through its type where that is known.
    let reference: String

    /// - Parameter place: the `#selector`, whose surroundings say which type is meant by a name alone.
    init(_ expression: ExprSyntax, at place: some SyntaxProtocol) {
        let path = Self.path(expression)
        name = Self.name(path)
        reference = Self.reference(path, expression, EnclosingType.name(at: place))
    }

    /// What is named, without `as` and without parentheses around it.
    private static func path(_ expression: ExprSyntax) -> ExprSyntax {
        if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return path(only.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            return path(first)
        }
        return expression
    }

    private static func name(_ path: ExprSyntax) -> String {
        let reference = path.as(MemberAccessExprSyntax.self)?.declName ?? path.as(DeclReferenceExprSyntax.self)
        guard let reference else { return path.trimmedDescription }
        return name(reference.baseName.text, labels: reference.argumentNames?.arguments.map(\.name.text) ?? [])
    }

    /// The name in Objective-C of a method with some argument labels, `_` for those without.
    static func name(_ baseName: String, labels: [String]) -> String {
        guard let first = labels.first else { return baseName }
        let start = first == "_" ? "" : "With" + first.prefix(1).uppercased() + first.dropFirst()
        return baseName + start + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    private static func reference(_ path: ExprSyntax, _ whole: ExprSyntax, _ type: String?) -> String {
        guard let type else { return whole.trimmedDescription }
        if path.is(DeclReferenceExprSyntax.self) { return "\(type).\(path.trimmedDescription)" }
        if let member = path.as(MemberAccessExprSyntax.self),
            let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, base == "self"
        {
            return "\(type).\(member.declName.trimmedDescription)"
        }
        return path.trimmedDescription
    }
}
