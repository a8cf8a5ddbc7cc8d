/// The table of a relationship of many to many, or of one to many that nothing leads back from.
struct PairTable {
    let name: String
    /// The column of those whose list is meant, and the column of what is in it.
    let ownColumn: String
    let otherColumn: String

    init(_ property: _ModelProperty) {
        let own = Self.name(property)
        guard let inverse = property.inverse else {
            (name, ownColumn, otherColumn) = (own, "first", "second")
            return
        }
        // Both sides share the table, which is called after the one whose name is first.
        let isFirst = own <= Self.name(inverse)
        name = isFirst ? own : Self.name(inverse)
        (ownColumn, otherColumn) = isFirst ? ("first", "second") : ("second", "first")
    }

    private static func name(_ property: _ModelProperty) -> String { "\(property.entity.name).\(property.name)" }
}
