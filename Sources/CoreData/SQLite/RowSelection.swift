import AppleFoundation

/// The columns that are read of a row, and where the value of each property is among them.
final class RowSelection: @unchecked Sendable {
    /// What stands behind `SELECT`: the row's number, its entity's, its version, and the columns of properties.
    let columns: String

    /// Where a property is found.
    private struct Source {
        let column: Int?
        let property: NSPropertyDescription
        /// Where the entity at the other end is told, if that may be one of several.
        let kindColumn: Int?
    }

    private var sources: [ObjectIdentifier: [Source]] = [:]

    init(family: [NSEntityDescription], _ map: TableMap) {
        var texts = ["t0.Z_PK", "t0.Z_ENT", "t0.Z_OPT"]
        var places: [ObjectIdentifier: (Int, Int?)] = [:]
        for entity in family {
            sources[ObjectIdentifier(entity)] = entity.layout.properties.map { property in
                guard let name = map.column(property) else {
                    return Source(column: nil, property: property, kindColumn: nil)
                }
                if let (column, kind) = places[ObjectIdentifier(property)] {
                    return Source(column: column, property: property, kindColumn: kind)
                }
                let text = "t0.\(TableMap.quoted(name))"
                texts.append(text)
                let column = texts.count - 1
                var kind: Int?
                if let other = (property as? NSRelationshipDescription)?.destinationEntity, !other.subentities.isEmpty {
                    let table = TableMap.quoted(TableMap.table(other))
                    texts.append("(SELECT k.Z_ENT FROM \(table) k WHERE k.Z_PK = \(text))")
                    kind = texts.count - 1
                }
                places[ObjectIdentifier(property)] = (column, kind)
                return Source(column: column, property: property, kindColumn: kind)
            }
        }
        columns = texts.joined(separator: ", ")
    }

    /// The values of a row of one of the entities, one for each property.
    func values(_ statement: SQLiteStatement, _ entity: NSEntityDescription, _ store: SQLiteStore) -> [PropertyValue] {
        guard let sources = sources[ObjectIdentifier(entity)] else { return entity.layout.defaults }
        return sources.map { source in
            guard let column = source.column else {
                // What is never saved has the value of a new object.
                return (source.property as? NSAttributeDescription)?.defaultPropertyValue ?? .missing
            }
            if let attribute = source.property as? NSAttributeDescription {
                return RowCoding.value(statement, column, attribute)
            }
            guard let relationship = source.property as? NSRelationshipDescription,
                let destination = relationship.destinationEntity, !statement.isNull(column)
            else { return .missing }
            let kind = source.kindColumn.flatMap { store.entities[statement.integer($0)] } ?? destination
            return .reference(NSManagedObjectID(entity: kind, store: store.owner, number: statement.integer(column)))
        }
    }
}
