import SwiftSyntax

/// The types that an `@Entry` can stand in, and the protocol that their keys conform to.
enum EntryContainer: String {
    case environmentValues = "EnvironmentValues"
    case transaction = "Transaction"
    case containerValues = "ContainerValues"
    case focusedValues = "FocusedValues"

    /// Finds the extension that directly encloses the declaration.
    ///
    /// - Throws: `MacroError` when the declaration stands anywhere else.
    init(lexicalContext: [Syntax]) throws {
        guard let type = lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType,
            let name = type.as(MemberTypeSyntax.self)?.name ?? type.as(IdentifierTypeSyntax.self)?.name,
            let container = EntryContainer(rawValue: name.text)
        else {
            throw MacroError(
                "'@Entry' can only be attached to a 'var' in an extension of EnvironmentValues, Transaction, "
                    + "ContainerValues, or FocusedValues")
        }
        self = container
    }

    var keyProtocol: TypeSyntax {
        switch self {
        case .environmentValues: "SwiftUI.EnvironmentKey"
        case .transaction: "SwiftUI.TransactionKey"
        case .containerValues: "SwiftUI.ContainerValueKey"
        case .focusedValues: "SwiftUI.FocusedValueKey"
        }
    }
}
