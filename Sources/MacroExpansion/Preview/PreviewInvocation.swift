import SwiftSyntax
import SwiftSyntaxBuilder

/// What stands behind `#Preview`: the arguments for `Preview`'s initialiser and the closure that makes its content.
struct PreviewInvocation {
    let arguments: LabeledExprListSyntax
    let body: ExprSyntax
    /// Closures behind it with labels, such as the timeline of a widget.
    let others: MultipleTrailingClosureElementListSyntax

    /// - Throws: `MacroError` when there is no closure, which the macro's declaration does not allow in the first place.
    init(_ node: some FreestandingMacroExpansionSyntax) throws {
        let given = Array(node.arguments)
        let last = given.last.flatMap { $0.label?.text == "body" ? $0.expression.as(ClosureExprSyntax.self) : nil }
        guard let closure = node.trailingClosure ?? last else {
            throw MacroError("'#Preview' needs a closure that makes the view")
        }
        var kept = node.trailingClosure == nil ? Array(given.dropLast()) : given
        if let index = kept.indices.last { kept[index].trailingComma = nil }
        arguments = LabeledExprListSyntax(kept)
        body = Self.hoistingPreviewables(of: closure)
        others = MultipleTrailingClosureElementListSyntax(
            node.additionalTrailingClosures.map { $0.trimmed.with(\.leadingTrivia, .space) })
    }

    /// Puts the variables that are tagged `@Previewable` into a view of their own, since a dynamic property works only
    /// there; all other statements become that view's body.
    private static func hoistingPreviewables(of closure: ClosureExprSyntax) -> ExprSyntax {
        let properties = closure.statements.compactMap { $0.item.as(VariableDeclSyntax.self)?.withoutPreviewableTag }
        guard !properties.isEmpty else { return ExprSyntax(closure.trimmed) }
        let rest = closure.statements.filter { $0.item.as(VariableDeclSyntax.self)?.withoutPreviewableTag == nil }
        let members = MemberBlockItemListSyntax(
            properties.map { MemberBlockItemSyntax(decl: $0, trailingTrivia: .newline) })
        let wrapper: DeclSyntax = """
            struct __P_Previewable_Transform_Wrapper: SwiftUI.View {
                \(members)
                var body: some SwiftUI.View {
                    \(rest)
                }
            }
            """
        return """
            {
                \(wrapper)
                return __P_Previewable_Transform_Wrapper()
            }
            """
    }
}

extension VariableDeclSyntax {
    /// The variable without its `@Previewable`, nil when it has none.
    fileprivate var withoutPreviewableTag: VariableDeclSyntax? {
        let kept = attributes.filter { element in
            guard case .attribute(let attribute) = element else { return true }
            let name = attribute.attributeName
            return (name.as(MemberTypeSyntax.self)?.name ?? name.as(IdentifierTypeSyntax.self)?.name)?.text
                != "Previewable"
        }
        guard kept.count < attributes.count else { return nil }
        var variable = trimmed
        variable.attributes = kept
        return variable
    }
}
