import AppleFoundation

/// What a store was made for: the entities of the model and where their values lie. It is kept in the store, so that a
/// later version of the model can take the store over without the earlier one.
struct StoredSchema: Codable {
    struct Entity: Codable, Equatable {
        var name: String
        /// The name by which versions of the model know it.
        var stableName: String
        var table: String
        var isAbstract: Bool
        var attributes: [Attribute]
        var relationships: [Relationship]
    }

    struct Attribute: Codable, Equatable {
        var name: String
        var stableName: String
        var column: String
        var type: UInt
        var isOptional: Bool
        /// What new columns hold in rows that were there before; nil for nothing.
        var defaultValue: DefaultValue?
    }

    enum DefaultValue: Codable, Equatable {
        case integer(Int64)
        case real(Double)
        case text(String)
        case blob(Data)

        init?(_ value: SQLiteValue) {
            switch value {
            case .null: return nil
            case .integer(let number): self = .integer(number)
            case .real(let number): self = .real(number)
            case .text(let text): self = .text(text)
            case .blob(let data): self = .blob(data)
            }
        }

        var value: SQLiteValue {
            switch self {
            case .integer(let number): .integer(number)
            case .real(let number): .real(number)
            case .text(let text): .text(text)
            case .blob(let data): .blob(data)
            }
        }
    }

    struct Relationship: Codable, Equatable {
        var name: String
        var stableName: String
        var destination: String
        /// The column of a relationship to one, or that of the inverse of one to many; nil with a table of pairs.
        var column: String?
        var isToMany: Bool
        var orderColumn: String?
        /// A table of pairs, and the column of the objects that hold the relationship.
        var pairTable: String?
        var pairColumn: String?
    }

    var entities: [Entity]
    /// The numbers by which rows name their entities.
    var numbers: [String: Int64]

    init(_ map: TableMap) {
        entities = map.entities.map { Self.entity($0, map) }
        numbers = Dictionary(
            entities.enumerated().map { ($1.name, Int64($0 + 1)) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether rows of the one can be read as rows of the other. Names that others go by, and values that new rows have,
    /// don't matter for that.
    func describesSame(as other: StoredSchema) -> Bool { plain == other.plain }

    private var plain: [Entity] {
        entities.map { entity in
            var entity = entity
            entity.stableName = ""
            for index in entity.attributes.indices {
                entity.attributes[index].stableName = ""
                entity.attributes[index].defaultValue = nil
                entity.attributes[index].isOptional = false
            }
            entity.attributes.sort { $0.name < $1.name }
            for index in entity.relationships.indices { entity.relationships[index].stableName = "" }
            entity.relationships.sort { $0.name < $1.name }
            return entity
        }.sorted { $0.name < $1.name }
    }

    private static func entity(_ entity: NSEntityDescription, _ map: TableMap) -> Entity {
        Entity(
            name: entity.name ?? "", stableName: entity.stableName, table: TableMap.table(entity),
            isAbstract: entity.isAbstract,
            attributes: entity.layout.properties.compactMap { property in
                guard let attribute = property as? NSAttributeDescription, let column = map.column(attribute) else {
                    return nil
                }
                let value = try? RowCoding.column(attribute.defaultPropertyValue, attribute)
                return Attribute(
                    name: attribute.name, stableName: attribute.stableName, column: column,
                    type: attribute.attributeType.rawValue, isOptional: attribute.isOptional,
                    defaultValue: value.flatMap { DefaultValue($0) })
            },
            relationships: entity.layout.relationships.compactMap { relationship($0, map) })
    }

    private static func relationship(_ relationship: NSRelationshipDescription, _ map: TableMap) -> Relationship? {
        guard let link = map.link(relationship) else { return nil }
        var result = Relationship(
            name: relationship.name, stableName: relationship.stableName,
            destination: relationship.destinationEntity?.name ?? "", isToMany: relationship.isToMany)
        switch link {
        case .column(let column):
            result.column = column
            if relationship.inverseRelationship?.isOrdered == true { result.orderColumn = TableMap.order(column) }
        case .inverse(let column, _): result.column = column
        case .pairs(let pairs):
            result.pairTable = pairs.name
            result.pairColumn = pairs.own
        }
        return result
    }
}
