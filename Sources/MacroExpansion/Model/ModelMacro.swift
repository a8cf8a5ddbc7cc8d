import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a class a model: its variables are kept in a store and observed one by one.
package enum ModelMacro {}

extension ModelMacro: MemberMacro {
    package static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let model = try ModelDeclaration(declaration)
        let access = model.access
        let places = model.properties.map { "\($0.placeName) = SwiftData._StoredElsewhere()\n" }.joined()
        return [
            "\(raw: access)private(set) var _$storage = SwiftData._ModelStorage(\(model.name).self)",
            "\(raw: access)let _$observationRegistrar = Observation.ObservationRegistrar()",
            """
            \(raw: access)required init(_$storage storage: SwiftData._ModelStorage) {
                \(raw: places)_$storage = storage
            }
            """,
            """
            \(raw: access)static var _$properties: [SwiftData._ModelProperty] {
                [\(raw: model.properties.map { description(of: $0, model.name) }.joined(separator: ", "))]
            }
            """,
            keyPaths("_$indices", model.indices, of: model),
            keyPaths("_$uniqueConstraints", model.uniqueConstraints, of: model),
        ]
    }

    private static func description(of property: ModelPropertyDeclaration, _ model: TokenSyntax) -> String {
        let value = property.initialValue.map { "{ \($0) }" } ?? "nil"
        let metadata = property.metadata.map { "\($0)" } ?? "nil"
        return "SwiftData._ModelProperty(\"\(property.plainName)\", \\\(model).\(property.name), \(value), \(metadata))"
    }

    private static func keyPaths(_ name: String, _ lists: [ExprSyntax], of model: ModelDeclaration) -> DeclSyntax {
        let type = "[[Swift.PartialKeyPath<\(model.name)>]]"
        return """
            \(raw: model.access)static var \(raw: name): [[Swift.AnyKeyPath]] {
                let lists: \(raw: type) = [\(raw: lists.map { "\($0)" }.joined(separator: ", "))]
                return lists
            }
            """
    }
}

extension ModelMacro: MemberAttributeMacro {
    package static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        // What is wrong is reported by the expansion of the members.
        guard let model = try? ModelDeclaration(declaration),
            let property = try? ModelPropertyDeclaration(DeclSyntax(member)),
            let index = model.properties.firstIndex(where: { $0.plainName == property.plainName })
        else { return [] }
        return ["@SwiftData._PersistedProperty(\(raw: index))"]
    }
}

extension ModelMacro: ExtensionMacro {
    package static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let model = try? ModelDeclaration(declaration) else { return [] }
        return try ["PersistentModel", "Observable"].filter { name in
            protocols.contains { $0.trimmedDescription.hasSuffix(name) }
        }.map { name in
            let module = name == "Observable" ? "Observation" : "SwiftData"
            return try ExtensionDeclSyntax(
                "\(raw: model.isolation)extension \(type.trimmed): \(raw: module).\(raw: name) {}")
        }
    }
}
