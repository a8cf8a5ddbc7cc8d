import AppleFoundation

/// Says a query in SQL, as far as SQL says the same.
struct QueryTranslation {
    let map: TableMap
    private let store: SQLiteStore
    private var joins: [String] = []
    private var joined: [String: String] = [:]
    var values: [SQLiteValue] = []
    /// How many collections were looked into: each has a table's name of its own.
    var collectionCount = 0

    init(_ store: SQLiteStore) {
        self.store = store
        map = store.map
    }

    /// A column, and the property that it holds.
    struct Column {
        let text: String
        let property: NSPropertyDescription
    }

    /// The tables that were joined with `t0`.
    var joinText: String { joins.joined() }

    // MARK: Conditions

    /// Nil where only the predicate itself can tell.
    mutating func condition(_ tree: PredicateTree, _ entity: NSEntityDescription) -> String? {
        switch tree {
        case .constant(let value): return value ? "1" : "0"
        case .not(let tree): return condition(tree, entity).map { "NOT (\($0))" }
        case .conjunction(let trees): return conditions(trees, entity, " AND ")
        case .disjunction(let trees): return conditions(trees, entity, " OR ")
        case .comparison(let left, let comparison, let right):
            return self.comparison(left, comparison, right, entity)
        }
    }

    private mutating func conditions(
        _ trees: [PredicateTree], _ entity: NSEntityDescription, _ word: String
    ) -> String? {
        var texts: [String] = []
        for tree in trees {
            guard let text = condition(tree, entity) else { return nil }
            texts.append("(\(text))")
        }
        return texts.joined(separator: word)
    }

    private mutating func comparison(
        _ left: PredicateTerm, _ comparison: PredicateComparison, _ right: PredicateTerm,
        _ entity: NSEntityDescription
    ) -> String? {
        if case .constant(let value) = right, case .path(.object, let keys) = left,
            let text = collection(keys, comparison, value, entity)
        {
            return text
        }
        guard comparison.quantifier == .direct else { return nil }
        if case .constant(let value) = right {
            if case .object = left { return identity(comparison, value) }
            if case .path(.object, let keys) = left, let column = column(keys, entity) {
                return compare(column, comparison, value)
            }
        }
        // `%@ == name` says the same as `name == %@`.
        if case .constant = left, case .path = right, comparison.kind == .equal || comparison.kind == .unequal {
            return self.comparison(right, comparison, left, entity)
        }
        return nil
    }

    /// `SELF == %@` and `SELF IN %@`.
    private mutating func identity(_ comparison: PredicateComparison, _ value: Any?) -> String? {
        switch comparison.kind {
        case .equal, .unequal:
            guard let number = number(of: value) else { return nil }
            values.append(.integer(number))
            return comparison.kind == .equal ? "t0.Z_PK = ?" : "t0.Z_PK <> ?"
        default: return nil
        }
    }

    /// The row of an object, or of its name, in this store.
    func number(of value: Any?) -> Int64? {
        let id = (value as? NSManagedObject)?.objectID ?? (value as? NSManagedObjectID)?.current
        guard let id, !id.isTemporaryID, id.persistentStore === store.owner else { return nil }
        return id.number
    }

    mutating func compare(_ column: Column, _ comparison: PredicateComparison, _ value: Any?) -> String? {
        switch comparison.kind {
        case .equal, .unequal: return equality(column, comparison, value)
        case .less, .lessOrEqual, .greater, .greaterOrEqual: return order(column, comparison, value)
        case .isIn: return membership(column, comparison, value)
        case .isBetween: return between(column, comparison, value)
        case .contains, .beginsWith, .endsWith, .like, .matches: return text(column, comparison, value)
        }
    }

    private mutating func equality(_ column: Column, _ comparison: PredicateComparison, _ value: Any?) -> String? {
        let sign = comparison.kind == .equal ? "IS" : "IS NOT"
        guard let value else { return "\(column.text) \(sign) NULL" }
        if comparison.options != [], value is String { return text(column, comparison, value) }
        guard let bound = bound(value, column.property) else { return nil }
        values.append(bound)
        return "\(column.text) \(sign) ?"
    }

    private mutating func order(_ column: Column, _ comparison: PredicateComparison, _ value: Any?) -> String? {
        guard let value, !(value is String), isOrdered(column.property), let bound = bound(value, column.property)
        else {
            return nil
        }
        values.append(bound)
        let sign =
            switch comparison.kind {
            case .less: "<"
            case .lessOrEqual: "<="
            case .greater: ">"
            default: ">="
            }
        return "ifnull(\(column.text) \(sign) ?, 0)"
    }

    private mutating func membership(_ column: Column, _ comparison: PredicateComparison, _ value: Any?) -> String? {
        guard comparison.options == [], let items = PredicateItems.of(value), items.count < 500 else { return nil }
        let bounds = items.compactMap { item in
            PredicateTerm.unwrapped(item).flatMap { bound($0, column.property) }
        }
        guard bounds.count == items.count else { return nil }
        values += bounds
        return "ifnull(\(column.text) IN (\(bounds.map { _ in "?" }.joined(separator: ", "))), 0)"
    }

    private mutating func between(_ column: Column, _ comparison: PredicateComparison, _ value: Any?) -> String? {
        guard let items = PredicateItems.of(value), items.count == 2, isOrdered(column.property) else { return nil }
        let bounds = items.compactMap { item in
            PredicateTerm.unwrapped(item).flatMap { bound($0, column.property) }
        }
        guard bounds.count == 2 else { return nil }
        values += bounds
        return "ifnull(\(column.text) BETWEEN ? AND ?, 0)"
    }

    private mutating func text(_ column: Column, _ comparison: PredicateComparison, _ value: Any?) -> String? {
        guard let text = value as? String,
            (column.property as? NSAttributeDescription)?.attributeType == .stringAttributeType
        else { return nil }
        values += [.integer(Int64(comparison.kind.rawValue)), .integer(Int64(comparison.options.rawValue))]
        // The column stands between the values in the text, and the values are bound in the order of the marks.
        values.append(.text(text))
        return "\(SQLiteFunctions.comparison)(?, ?, \(column.text), ?)"
    }

    private func isOrdered(_ property: NSPropertyDescription) -> Bool {
        switch (property as? NSAttributeDescription)?.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
            .floatAttributeType, .dateAttributeType, .booleanAttributeType:
            true
        default: false
        }
    }

    /// A value as the column has it; nil where the two are of other types.
    private func bound(_ value: Any, _ property: NSPropertyDescription) -> SQLiteValue? {
        guard let attribute = property as? NSAttributeDescription else {
            return number(of: value).map { .integer($0) }
        }
        switch attribute.attributeType {
        case .stringAttributeType: return (value as? String).map { .text($0) }
        case .dateAttributeType: return (value as? Date).map { .real($0.timeIntervalSinceReferenceDate) }
        case .UUIDAttributeType, .URIAttributeType:
            guard value is UUID || value is URL else { return nil }
            return try? RowCoding.column(PropertyValue(value, attribute: attribute), attribute)
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType,
            .doubleAttributeType, .floatAttributeType:
            return PredicateComparison.number(value).map { number in
                Int64(exactly: number).map { .integer($0) } ?? .real(number)
            }
        default: return nil
        }
    }

    // MARK: Columns

    /// The column at the end of keys that lead over relationships to one.
    mutating func column(_ keys: [String], _ entity: NSEntityDescription) -> Column? {
        var (table, entity) = ("t0", entity)
        for (index, key) in keys.enumerated() {
            guard let place = entity.layout.index(of: key) else { return nil }
            let property = entity.layout.properties[place]
            guard let name = map.column(property) else { return nil }
            let column = Column(text: "\(table).\(TableMap.quoted(name))", property: property)
            if index == keys.count - 1 { return column }
            guard let destination = (property as? NSRelationshipDescription)?.destinationEntity else { return nil }
            table = join(column.text, destination)
            entity = destination
        }
        return nil
    }

    private mutating func join(_ column: String, _ entity: NSEntityDescription) -> String {
        if let known = joined[column] { return known }
        let name = "t\(joins.count + 1)"
        joined[column] = name
        joins.append(" LEFT JOIN \(TableMap.quoted(TableMap.table(entity))) \(name) ON \(name).Z_PK = \(column)")
        return name
    }

    // MARK: Order

    /// What stands behind `ORDER BY`; nil where only the descriptors can tell.
    mutating func order(_ descriptors: [NSSortDescriptor], _ entity: NSEntityDescription) -> String? {
        var terms: [String] = []
        for descriptor in descriptors {
            guard let key = descriptor.sortKey, let collation = SQLiteFunctions.collation(key.comparison),
                let column = column(key.path.split(separator: ".").map(String.init), entity),
                let attribute = column.property as? NSAttributeDescription
            else { return nil }
            guard isOrdered(attribute) || attribute.attributeType == .stringAttributeType else { return nil }
            let text = attribute.attributeType == .stringAttributeType ? " COLLATE \"\(collation)\"" : ""
            terms.append("\(column.text)\(text) \(descriptor.ascending ? "ASC" : "DESC")")
        }
        return (terms + ["t0.Z_PK"]).joined(separator: ", ")
    }
}
