import SwiftSyntax

/// The type in whose body a piece of source stands.
enum EnclosingType {
    /// The name that refers to the type there; nil outside of types.
    static func name(at place: some SyntaxProtocol) -> String? {
        var node = place.parent
        while let present = node {
            if let type = present.as(ClassDeclSyntax.self) { return type.name.text }
            if let type = present.as(ActorDeclSyntax.self) { return type.name.text }
            if let type = present.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
            if present.is(ProtocolDeclSyntax.self) { return "Self" }
            if let type = present.as(StructDeclSyntax.self) { return type.name.text }
            if let type = present.as(EnumDeclSyntax.self) { return type.name.text }
            node = present.parent
        }
        return nil
    }
}
