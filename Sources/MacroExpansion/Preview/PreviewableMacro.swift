import SwiftSyntax
import SwiftSyntaxMacros

/// The tag that `#Preview` looks for; adds nothing by itself, and reports a tag that `#Preview` can't see.
package enum PreviewableMacro: PeerMacro {
    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard context.lexicalContext.first?.is(ClosureExprSyntax.self) == true,
            context.lexicalContext.dropFirst().first.map(isPreview) == true
        else {
            throw MacroError("'@Previewable' can only be used on variables at the root of a '#Preview' body")
        }
        return []
    }

    private static func isPreview(_ syntax: Syntax) -> Bool {
        (syntax.as(MacroExpansionDeclSyntax.self)?.macroName ?? syntax.as(MacroExpansionExprSyntax.self)?.macroName)?
            .text == "Preview"
    }
}
