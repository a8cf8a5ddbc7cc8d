import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Has a variable of a model read and write the model's storage.
///
/// The compiler checks that each initialiser gives it a value by a place beside it that takes no room.
package enum PersistedPropertyMacro: AccessorMacro, PeerMacro {
    package static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let property = try ModelPropertyDeclaration(DeclSyntax(declaration)),
            case .argumentList(let arguments)? = node.arguments, let index = arguments.first?.expression
        else { return [] }
        if property.isObserved {
            context.diagnose(Diagnostic(node: declaration, message: ObserverWarning(name: property.plainName)))
        }
        return [
            """
            @storageRestrictions(accesses: _$storage, initializes: \(property.placeName))
            init(initialValue) {
                _$storage._initialize(\(index), initialValue)
                \(property.placeName) = SwiftData._StoredElsewhere()
            }
            """,
            "get { _value(\(index), \\.\(property.name)) }",
            "set { _setValue(\(index), \\.\(property.name), newValue) }",
        ]
    }

    package static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let property = try ModelPropertyDeclaration(DeclSyntax(declaration)) else { return [] }
        return ["private var \(property.placeName): SwiftData._StoredElsewhere"]
    }
}

/// The compiler gives a property with accessors no observers.
private struct ObserverWarning: DiagnosticMessage {
    let name: String

    var message: String { "willSet and didSet of '\(name)' are not called, since a model keeps its value elsewhere" }
    var severity: DiagnosticSeverity { .warning }
    var diagnosticID: MessageID { MessageID(domain: "SwiftData", id: "observers") }
}
