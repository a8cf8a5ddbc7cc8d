import AppleFoundation

/// Makes a store of an earlier version of a model one of a later version, as far as the two say themselves what became
/// of what: the same names, or renaming identifiers.
struct SchemaMigration {
    private let connection: SQLiteConnection
    private let old: StoredSchema
    private var new: StoredSchema

    init(_ connection: SQLiteConnection, from old: StoredSchema, to new: StoredSchema) {
        self.connection = connection
        self.old = old
        self.new = new
        self.new.numbers = Self.numbers(old, new)
    }

    /// - Parameter createTables: makes those of the new version.
    /// - Returns: the new version with the numbers of its entities.
    func run(createTables: () throws -> Void) throws -> StoredSchema {
        let tables = try setAside()
        try createTables()
        for entity in new.entities {
            guard let source = source(of: entity) else { continue }
            try copyRows(source, entity)
        }
        var done: Set<String> = []
        for entity in new.entities {
            guard let source = source(of: entity) else { continue }
            for relationship in entity.relationships { try copyPairs(relationship, entity, source, &done) }
        }
        for table in tables { try connection.run("DROP TABLE \(TableMap.quoted(Self.aside(table)))") }
        return new
    }

    // MARK: What became of what

    /// Entities keep their numbers; new ones get others.
    private static func numbers(_ old: StoredSchema, _ new: StoredSchema) -> [String: Int64] {
        var result: [String: Int64] = [:]
        var next = (old.numbers.values.max() ?? 0) + 1
        for entity in new.entities {
            if let source = source(of: entity, in: old), let number = old.numbers[source.name] {
                result[entity.name] = number
            } else {
                result[entity.name] = next
                next += 1
            }
        }
        return result
    }

    private static func source(of entity: StoredSchema.Entity, in old: StoredSchema) -> StoredSchema.Entity? {
        old.entities.first { $0.stableName == entity.stableName }
            ?? old.entities.first { $0.name == entity.stableName } ?? old.entities.first { $0.name == entity.name }
    }

    private func source(of entity: StoredSchema.Entity) -> StoredSchema.Entity? { Self.source(of: entity, in: old) }

    private func source(of attribute: StoredSchema.Attribute, in entity: StoredSchema.Entity) -> StoredSchema.Attribute?
    {
        entity.attributes.first { $0.stableName == attribute.stableName }
            ?? entity.attributes.first { $0.name == attribute.stableName }
            ?? entity.attributes.first { $0.name == attribute.name }
    }

    private func source(
        of relationship: StoredSchema.Relationship, in entity: StoredSchema.Entity
    ) -> StoredSchema.Relationship? {
        entity.relationships.first { $0.stableName == relationship.stableName }
            ?? entity.relationships.first { $0.name == relationship.stableName }
            ?? entity.relationships.first { $0.name == relationship.name }
    }

    // MARK: Rows

    private static func aside(_ table: String) -> String { "OLD_" + table }

    /// The old tables, under other names.
    private func setAside() throws -> [String] {
        let pairs = old.entities.flatMap { $0.relationships.compactMap(\.pairTable) }
        let tables = Set(old.entities.map(\.table) + pairs).sorted()
        for table in tables {
            var indexes: [String] = []
            try connection.run(
                "SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
                [.text(table)]
            ) { indexes.append($0.text(0)) }
            for index in indexes { try connection.run("DROP INDEX \(TableMap.quoted(index))") }
            try connection.run(
                "ALTER TABLE \(TableMap.quoted(table)) RENAME TO \(TableMap.quoted(Self.aside(table)))")
        }
        return tables
    }

    private func copyRows(_ source: StoredSchema.Entity, _ entity: StoredSchema.Entity) throws {
        guard let oldNumber = old.numbers[source.name], let newNumber = new.numbers[entity.name] else { return }
        let from = TableMap.quoted(Self.aside(source.table))
        var columns: [(name: String, text: String)] = []
        var values: [SQLiteValue] = []
        for attribute in entity.attributes {
            let (text, value) = try expression(attribute, source, from, oldNumber)
            columns.append((attribute.column, text))
            if let value { values.append(value) }
        }
        for relationship in entity.relationships where !relationship.isToMany {
            guard let column = relationship.column else { continue }
            guard let former = self.source(of: relationship, in: source) else { continue }
            guard !former.isToMany, let formerColumn = former.column else {
                throw inferenceError("'\(relationship.name)' of '\(entity.name)' led to many objects")
            }
            columns.append((column, TableMap.quoted(formerColumn)))
            if let order = relationship.orderColumn {
                columns.append((order, former.orderColumn.map(TableMap.quoted) ?? "NULL"))
            }
        }
        let names = columns.map { ", " + TableMap.quoted($0.name) }.joined()
        let texts = columns.map { ", " + $0.text }.joined()
        do {
            try connection.run(
                "INSERT INTO \(TableMap.quoted(entity.table)) (Z_PK, Z_ENT, Z_OPT\(names)) "
                    + "SELECT Z_PK, \(newNumber), Z_OPT\(texts) FROM \(from) WHERE Z_ENT = \(oldNumber)", values)
        } catch {
            throw inferenceError("rows of '\(source.name)' can't be put in with those of others: \(error)")
        }
    }

    /// What an attribute's column holds: what it held, or the value of new objects.
    private func expression(
        _ attribute: StoredSchema.Attribute, _ source: StoredSchema.Entity, _ from: String, _ number: Int64
    ) throws -> (String, SQLiteValue?) {
        guard let former = self.source(of: attribute, in: source) else {
            if let value = attribute.defaultValue?.value { return ("?", value) }
            if !attribute.isOptional { try requireNone(of: from, number, "1", attribute.name) }
            return ("NULL", nil)
        }
        guard Self.isSameKind(former.type, attribute.type) else {
            throw inferenceError("'\(attribute.name)' of '\(source.name)' has another type")
        }
        let column = TableMap.quoted(former.column)
        if attribute.isOptional || !former.isOptional { return (column, nil) }
        if let value = attribute.defaultValue?.value { return ("ifnull(\(column), ?)", value) }
        try requireNone(of: from, number, "\(column) IS NULL", attribute.name)
        return (column, nil)
    }

    private func requireNone(of table: String, _ number: Int64, _ condition: String, _ name: String) throws {
        var count: Int64 = 0
        try connection.run("SELECT count(*) FROM \(table) WHERE Z_ENT = \(number) AND \(condition)") {
            count = $0.integer(0)
        }
        if count == 0 { return }
        throw CoreDataError.error(
            NSMigrationError,
            "Validation error missing attribute values on mandatory destination attribute '\(name)': it has no default")
    }

    /// Whole numbers of any size are kept alike, and so are both kinds of binary fractions.
    private static func isSameKind(_ first: UInt, _ second: UInt) -> Bool {
        let kinds: [[NSAttributeType]] = [
            [.integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType],
            [.doubleAttributeType, .floatAttributeType],
        ]
        return first == second
            || kinds.contains { kind in [first, second].allSatisfy { type in kind.contains { $0.rawValue == type } } }
    }

    private func inferenceError(_ reason: String) -> NSError {
        CoreDataError.error(NSInferredMappingModelError, reason)
    }

    // MARK: Tables of pairs

    private func copyPairs(
        _ relationship: StoredSchema.Relationship, _ entity: StoredSchema.Entity, _ source: StoredSchema.Entity,
        _ done: inout Set<String>
    ) throws {
        guard let table = relationship.pairTable, let own = relationship.pairColumn, !done.contains(table),
            let former = self.source(of: relationship, in: source)
        else { return }
        done.insert(table)
        let other = own == "Z_FIRST" ? "Z_SECOND" : "Z_FIRST"
        let target = TableMap.quoted(table)
        if let formerTable = former.pairTable, let formerOwn = former.pairColumn {
            let isTurned = formerOwn != own
            let columns = isTurned ? "Z_SECOND, Z_FIRST, Z_SECONDORDER, Z_FIRSTORDER" : "*"
            try connection.run(
                "INSERT INTO \(target) SELECT \(columns) FROM \(TableMap.quoted(Self.aside(formerTable)))")
        } else if let column = former.column {
            try copyColumn(column, former, source, "\(target) (\(own), \(other))")
        }
    }

    /// A relationship that was kept in a column, its own or that of the inverse.
    private func copyColumn(
        _ column: String, _ former: StoredSchema.Relationship, _ source: StoredSchema.Entity, _ target: String
    ) throws {
        let owner = former.isToMany ? old.entities.first { $0.name == former.destination }?.table : source.table
        guard let owner else { return }
        let (table, column) = (TableMap.quoted(Self.aside(owner)), TableMap.quoted(column))
        let columns = former.isToMany ? "\(column), Z_PK" : "Z_PK, \(column)"
        try connection.run(
            "INSERT OR IGNORE INTO \(target) SELECT \(columns) FROM \(table) WHERE \(column) IS NOT NULL")
    }
}
