import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns `#Preview` into a type that can be found at run time and makes the preview when asked.
///
/// The type's name can't be written in source, so nothing else can refer to it: it is found by its conformance to
/// `PreviewRegistry`, and unless somebody looks for it none of its code runs.
package enum PreviewMacro: DeclarationMacro {
    package static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID) else {
            throw MacroError("'#Preview' needs a place in a source file")
        }
        let invocation = try PreviewInvocation(node)
        return [
            """
            struct \(context.makeUniqueName("PreviewRegistry")): SwiftUI.PreviewRegistry {
                static var fileID: String { \(location.file) }
                static var line: Int { \(location.line) }
                static var column: Int { \(location.column) }
                @_Concurrency.MainActor static func makePreview() throws -> SwiftUI.Preview {
                    SwiftUI.Preview(\(invocation.arguments)) \(invocation.body)\(invocation.others)
                }
            }
            """
        ]
    }
}
