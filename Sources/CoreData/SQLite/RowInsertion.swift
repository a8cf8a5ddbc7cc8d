/// The statement that inserts a row of an entity, and the properties whose values it takes.
struct RowInsertion {
    /// Takes the row's number, its entity's, and the values.
    let text: String
    /// A property, and the same where it is an attribute.
    let properties: [(NSPropertyDescription, NSAttributeDescription?)]

    init(_ entity: NSEntityDescription, _ map: TableMap) {
        let kept = entity.layout.properties.filter { map.column($0) != nil }
        properties = kept.map { ($0, $0 as? NSAttributeDescription) }
        let names = kept.compactMap { map.column($0).map { ", " + TableMap.quoted($0) } }.joined()
        let marks = kept.map { _ in ", ?" }.joined()
        text =
            "INSERT INTO \(TableMap.quoted(TableMap.table(entity))) (Z_PK, Z_ENT, Z_OPT\(names)) VALUES (?, ?, 1\(marks))"
    }
}
