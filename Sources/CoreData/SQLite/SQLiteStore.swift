import AppleFoundation

/// The objects of a model in a database of SQLite, in a file or in memory.
final class SQLiteStore: @unchecked Sendable {
    /// Held during each call. A connection takes one at a time.
    let lock = NSRecursiveLock()
    let connection: SQLiteConnection
    let map: TableMap
    /// The numbers by which rows name their entities.
    private(set) var numbers: [String: Int64] = [:]
    private(set) var entities: [Int64: NSEntityDescription] = [:]
    /// The store that it belongs to.
    unowned let owner: NSPersistentStore
    private(set) var identifier = ""
    private var selections: [ObjectIdentifier: RowSelection] = [:]
    private var insertions: [ObjectIdentifier: RowInsertion] = [:]

    /// - Parameters:
    ///   - path: `:memory:` for one that ends with the process.
    ///   - mayMigrate: whether a store of an earlier version of the model is made one of this version.
    init(
        path: String, entities: [NSEntityDescription], owner: NSPersistentStore, readOnly: Bool, mayMigrate: Bool
    ) throws {
        self.owner = owner
        connection = try SQLiteConnection(path: path, readOnly: readOnly)
        map = TableMap(entities)
        // Readers in other processes don't wait for a writer. What is committed is on the disk.
        if path != ":memory:", !readOnly { try connection.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL") }
        try open(mayMigrate: mayMigrate)
    }

    private func open(mayMigrate: Bool) throws {
        let schema = StoredSchema(map)
        let metadata = StoreMetadata(connection)
        if try connection.isPresent(table: StoreMetadata.table) {
            let (stored, identifier) = try metadata.read()
            self.identifier = identifier
            numbers = stored.numbers
            if !stored.describesSame(as: schema) { try migrate(from: stored, to: schema, mayMigrate: mayMigrate) }
        } else {
            identifier = UUID().uuidString
            numbers = schema.numbers
            try connection.transaction {
                for definition in map.definitions { try create(definition) }
                try metadata.write(schema, identifier: identifier)
            }
        }
        for entity in map.entities {
            if let number = numbers[entity.name ?? ""] { entities[number] = entity }
        }
    }

    private func migrate(from stored: StoredSchema, to schema: StoredSchema, mayMigrate: Bool) throws {
        guard mayMigrate else {
            throw CoreDataError.error(
                NSPersistentStoreIncompatibleVersionHashError, "the store was made with another version of the model")
        }
        let migration = SchemaMigration(connection, from: stored, to: schema)
        let result = try connection.transaction {
            let result = try migration.run { for definition in self.map.definitions { try self.create(definition) } }
            try StoreMetadata(connection).write(result, identifier: identifier)
            return result
        }
        connection.forgetStatements()
        numbers = result.numbers
    }

    private func create(_ definition: (table: String, columns: [String])) throws {
        let table = TableMap.quoted(definition.table)
        let columns = definition.columns.map { ", " + TableMap.quoted($0) }.joined()
        if definition.columns.first == "Z_FIRST" {
            try connection.run("CREATE TABLE \(table) (\(columns.dropFirst(2)), PRIMARY KEY (Z_FIRST, Z_SECOND))")
            return try connection.run("CREATE INDEX \"\(definition.table)_SECOND\" ON \(table) (Z_SECOND)")
        }
        try connection.run(
            "CREATE TABLE \(table) (Z_PK INTEGER PRIMARY KEY AUTOINCREMENT, Z_ENT INTEGER, Z_OPT INTEGER\(columns))")
        for entity in map.entities where TableMap.table(entity) == definition.table {
            for relationship in entity.layout.relationships where relationship.owner === entity {
                guard case .column(let column) = map.link(relationship) else { continue }
                try connection.run(
                    "CREATE INDEX \"\(definition.table)_\(column)\" ON \(table) (\(TableMap.quoted(column)))")
            }
        }
    }

    func selection(of entity: NSEntityDescription) -> RowSelection {
        if let known = selections[ObjectIdentifier(entity)] { return known }
        let selection = RowSelection(family: entity.family, map)
        selections[ObjectIdentifier(entity)] = selection
        return selection
    }

    func insertion(of entity: NSEntityDescription) -> RowInsertion {
        if let known = insertions[ObjectIdentifier(entity)] { return known }
        let insertion = RowInsertion(entity, map)
        insertions[ObjectIdentifier(entity)] = insertion
        return insertion
    }

    func number(of entity: NSEntityDescription) -> Int64 { numbers[entity.name ?? ""] ?? 0 }

    // MARK: Reading

    func rows(matching query: ObjectQuery) throws -> FoundRows {
        try lock.withLock {
            let plan = FetchPlan(query, self)
            var rows: [StoredRow] = []
            try read(plan.tail, plan.values, query.entity) { rows.append($0) }
            return FoundRows(rows: rows, isFiltered: plan.isFiltered, isExact: plan.isExact)
        }
    }

    /// Nil where only the predicate can tell.
    func count(matching query: ObjectQuery) throws -> Int? {
        try lock.withLock {
            let plan = FetchPlan(query, self)
            guard plan.isExact else { return nil }
            var count = 0
            let table = TableMap.quoted(TableMap.table(query.entity))
            try connection.run("SELECT count(*) FROM (SELECT 1 FROM \(table) t0\(plan.tail))", plan.values) {
                count = Int($0.integer(0))
            }
            return count
        }
    }

    func row(of id: NSManagedObjectID) throws -> StoredRow? {
        try lock.withLock {
            var found: StoredRow?
            try read(" WHERE t0.Z_PK = ?", [.integer(id.number)], id.entity.root) { found = $0 }
            return found
        }
    }

    func rows(relatedTo id: NSManagedObjectID, by relationship: NSRelationshipDescription) throws -> [StoredRow] {
        guard let destination = relationship.destinationEntity, let link = map.link(relationship) else { return [] }
        return try lock.withLock {
            var rows: [StoredRow] = []
            let tail =
                switch link {
                case .column: ""
                case .inverse(let column, let order):
                    " WHERE t0.\(TableMap.quoted(column)) = ? ORDER BY "
                        + (order.map { "t0.\(TableMap.quoted($0)), " } ?? "") + "t0.Z_PK"
                case .pairs(let pairs):
                    " JOIN \(TableMap.quoted(pairs.name)) p ON p.\(pairs.other) = t0.Z_PK WHERE p.\(pairs.own) = ? "
                        + "ORDER BY " + (pairs.order.map { "p.\($0), " } ?? "") + "t0.Z_PK"
                }
            try read(tail, [.integer(id.number)], destination) { rows.append($0) }
            return rows
        }
    }

    /// Reads rows of a table. Which columns they have depends on their entity.
    private func read(
        _ tail: String, _ values: [SQLiteValue], _ entity: NSEntityDescription, row: (StoredRow) -> Void
    ) throws {
        // An object may be of any entity that inherits: all columns of these are read.
        let selection = selection(of: entity)
        let table = TableMap.quoted(TableMap.table(entity))
        try connection.run("SELECT \(selection.columns) FROM \(table) t0\(tail)", values) { statement in
            guard let kind = entities[statement.integer(1)] else { return }
            let id = NSManagedObjectID(entity: kind, store: owner, number: statement.integer(0))
            row(StoredRow(id: id, version: statement.integer(2), values: selection.values(statement, kind, self)))
        }
    }
}
