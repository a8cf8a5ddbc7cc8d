import AppleFoundation

/// In which tables and columns the objects of a model's entities lie.
///
/// An entity and all that inherit from it share one table, as in Apple's stores.
final class TableMap: @unchecked Sendable {
    /// How a relationship is kept.
    enum Link {
        /// A column with the number of the row at the other end.
        case column(String)
        /// The column of the inverse relationship, in the table at the other end. The order, where there is one, is a
        /// column beside it.
        case inverse(column: String, order: String?)
        /// A table of pairs.
        case pairs(PairTable)
    }

    /// A table of pairs of rows.
    struct PairTable {
        let name: String
        /// The column of the objects that hold the relationship, and of those at the other end.
        let own: String
        let other: String
        /// The places of the others, where they have an order.
        let order: String?
        /// Whether pairs are written for this end: the other has the same ones.
        let isWriter: Bool
    }

    let entities: [NSEntityDescription]
    private var columns: [ObjectIdentifier: String] = [:]
    private var links: [ObjectIdentifier: Link] = [:]
    /// What `CREATE TABLE` names, in order.
    private(set) var definitions: [(table: String, columns: [String])] = []

    init(_ entities: [NSEntityDescription]) {
        self.entities = entities
        for root in entities where root.superentity == nil || !entities.contains(where: { $0 === root.superentity }) {
            addTable(root)
        }
        for entity in entities { for relationship in ownRelationships(entity) { addLink(relationship) } }
    }

    static func table(_ entity: NSEntityDescription) -> String { "Z" + (entity.root.name ?? "").uppercased() }

    func column(_ property: NSPropertyDescription) -> String? { columns[ObjectIdentifier(property)] }
    func link(_ relationship: NSRelationshipDescription) -> Link? { links[ObjectIdentifier(relationship)] }

    /// Whether a property of an entity has a column, a text that can stand in a statement.
    static func quoted(_ name: String) -> String { "\"\(name)\"" }

    private func ownProperties(_ entity: NSEntityDescription) -> [NSPropertyDescription] {
        entity.layout.properties.filter { $0.owner === entity && !$0.isTransient }
    }

    private func ownRelationships(_ entity: NSEntityDescription) -> [NSRelationshipDescription] {
        ownProperties(entity).compactMap { $0 as? NSRelationshipDescription }
    }

    // MARK: Tables

    private func addTable(_ root: NSEntityDescription) {
        var names: [String] = []
        for entity in root.family {
            for property in ownProperties(entity) {
                if let relationship = property as? NSRelationshipDescription {
                    if relationship.isToMany { continue }
                    names.append(addColumn(property, names))
                    if relationship.inverseRelationship?.isOrdered == true {
                        names.append(Self.order(names.last ?? ""))
                    }
                } else {
                    names.append(addColumn(property, names))
                }
            }
        }
        definitions.append((Self.table(root), names))
    }

    static func order(_ column: String) -> String { "Z_FOK_" + column.dropFirst() }

    /// SQLite takes names that differ in cases alone for the same.
    private func addColumn(_ property: NSPropertyDescription, _ taken: [String]) -> String {
        let plain = "Z" + property.name.uppercased()
        var name = plain
        var number = 1
        while taken.contains(name) {
            name = "\(plain)\(number)"
            number += 1
        }
        columns[ObjectIdentifier(property)] = name
        return name
    }

    // MARK: Links

    private func addLink(_ relationship: NSRelationshipDescription) {
        let identity = ObjectIdentifier(relationship)
        if !relationship.isToMany {
            links[identity] = column(relationship).map { .column($0) }
        } else if let inverse = relationship.inverseRelationship, !inverse.isToMany, !inverse.isTransient {
            links[identity] = column(inverse).map {
                .inverse(column: $0, order: relationship.isOrdered ? Self.order($0) : nil)
            }
        } else {
            links[identity] = .pairs(pairTable(relationship))
        }
    }

    private func pairTable(_ relationship: NSRelationshipDescription) -> PairTable {
        let inverse = relationship.inverseRelationship
        let isWriter = inverse.map { Self.name(relationship) <= Self.name($0) } ?? true
        let isFirst = isWriter
        let writer = isWriter ? relationship : inverse ?? relationship
        let table = "Z_" + Self.name(writer).uppercased()
        // One that is its own inverse has each pair both ways.
        if isFirst, !definitions.contains(where: { $0.table == table }) {
            definitions.append((table, ["Z_FIRST", "Z_SECOND", "Z_FIRSTORDER", "Z_SECONDORDER"]))
        }
        return PairTable(
            name: table, own: isFirst ? "Z_FIRST" : "Z_SECOND", other: isFirst ? "Z_SECOND" : "Z_FIRST",
            order: relationship.isOrdered ? (isFirst ? "Z_FIRSTORDER" : "Z_SECONDORDER") : nil, isWriter: isWriter)
    }

    private static func name(_ relationship: NSRelationshipDescription) -> String {
        "\(relationship.owner?.name ?? "")_\(relationship.name)"
    }
}
