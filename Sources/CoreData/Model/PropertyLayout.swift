/// The properties of an entity in the order in which its objects hold their values.
final class PropertyLayout: Sendable {
    let properties: [NSPropertyDescription]
    let relationships: [NSRelationshipDescription]
    private let indexes: [String: Int]

    init(_ properties: [NSPropertyDescription]) {
        self.properties = properties
        relationships = properties.compactMap { $0 as? NSRelationshipDescription }
        for (index, property) in properties.enumerated() { property.index = index }
        indexes = Dictionary(properties.enumerated().map { ($1.name, $0) }) { $1 }
    }

    func index(of name: String) -> Int? { indexes[name] }

    /// The values of a new object.
    var defaults: [PropertyValue] {
        properties.map { property in
            if let attribute = property as? NSAttributeDescription { return attribute.defaultPropertyValue }
            return (property as? NSRelationshipDescription)?.emptyValue ?? .missing
        }
    }
}

extension NSRelationshipDescription {
    /// The value of a relationship to which nothing was added.
    var emptyValue: PropertyValue { !isToMany ? .missing : isOrdered ? .list([]) : .set([]) }
}
