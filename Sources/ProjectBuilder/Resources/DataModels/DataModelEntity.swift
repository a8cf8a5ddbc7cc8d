/// What the class of an entity is made from.
struct DataModelEntity {
    /// Who writes the entity's class.
    enum CodeGeneration: Hashable {
        case none
        /// All of it is generated.
        case wholeClass
        /// The class is the app's own; its properties are generated.
        case properties
    }

    let name: String
    /// Nil is `NSManagedObject` itself.
    let className: String?
    let codeGeneration: CodeGeneration
    /// The name of the entity that it inherits from.
    let parent: String?
    /// Counted from 1.
    let line: Int
    var attributes: [DataModelAttribute] = []
    var relationships: [DataModelRelationship] = []
    var fetchedProperties: [DataModelFetchedProperty] = []

    /// - Parameter attributes: of the `entity` element.
    init?(_ attributes: [String: String], line: Int) {
        guard let name = attributes["name"] else { return nil }
        self.name = name
        self.line = line
        parent = attributes["parentEntity"]
        // `.Item` is a class of the app's module, `Module.Item` one of another.
        let path = attributes["representedClassName"]?.split(separator: ".").last.map(String.init)
        className = path == "NSManagedObject" ? nil : path
        switch attributes["codeGenerationType"] {
        case "class": codeGeneration = .wholeClass
        case "category": codeGeneration = .properties
        default: codeGeneration = .none
        }
    }
}

struct DataModelAttribute {
    let name: String
    /// As the model's text has it, such as `Integer 64`.
    let type: String
    let usesScalar: Bool
    /// The class of a transformable value.
    let customClass: String?
}

struct DataModelRelationship {
    let name: String
    let destination: String?
    let isToMany: Bool
    let isOrdered: Bool
    let line: Int
}

struct DataModelFetchedProperty {
    let name: String
    /// The entity whose objects are fetched; nil where the model does not say.
    var entity: String?
}
