import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a variable a value of the environment: a private key beside it, and accessors that go through the key.
///
/// As on Apple's platforms the default value of an entry with a type annotation is computed each time it is asked for;
/// without an annotation only the compiler knows the type, and the value is made once.
package enum EntryMacro: AccessorMacro, PeerMacro {
    package static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let entry = try? EntryDeclaration(declaration, lexicalContext: context.lexicalContext) else {
            // The peer expansion reports what is wrong; without an accessor the compiler would complain about that too.
            return ["get { Swift.fatalError() }"]
        }
        return [
            "get { self[\(entry.keyName).self] }",
            "set { self[\(entry.keyName).self] = newValue }",
        ]
    }

    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let entry = try EntryDeclaration(declaration, lexicalContext: context.lexicalContext)
        return [
            """
            private struct \(entry.keyName): \(entry.container.keyProtocol) {
                \(entry.keyMember)
            }
            """
        ]
    }
}
