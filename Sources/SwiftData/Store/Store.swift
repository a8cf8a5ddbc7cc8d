import Foundation

/// Where objects are kept: a database with a table for each entity. It may be used from any thread.
final class Store: @unchecked Sendable {
    let identifier: String
    let entities: [Entity]
    let configuration: ModelConfiguration
    /// The highest number of an object when the store was opened.
    private(set) var firstKeys: Int64 = 0
    private let database: Database
    private let lock = NSRecursiveLock()

    init(_ configuration: ModelConfiguration, _ schema: Schema, migration: (any SchemaMigrationPlan.Type)? = nil) throws
    {
        self.configuration = configuration
        entities = schema.modelEntities
        let path = configuration.isStoredInMemoryOnly ? nil : configuration.url.path
        if let path {
            let folder = (path as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        database = try Database(path: path)
        let layout = StoreLayout(database, entities)
        try layout.prepare(version: schema.version)
        identifier = try layout.identifier()
        firstKeys = try layout.highestKey()
        ModelKeys.raise(to: firstKeys)
    }

    // MARK: Reading

    func row(_ key: Int64, of entity: Entity) -> StoredRow? {
        let rows = try? rows(of: entity, where: StoredCondition(text: "\(Database.key) = ?", values: [.integer(key)]))
        return rows?.first
    }

    func rows(
        of entity: Entity, where condition: StoredCondition? = nil, order: String = Database.key, limit: Int? = nil,
        offset: Int? = nil
    ) throws -> [StoredRow] {
        let names = [Database.key] + entity.columnIndices.map { Database.quoted(entity.properties[$0].name) }
        let text = select(names, entity, condition, order, limit, offset)
        return try locked {
            let statement = try database.statement(text, condition?.values ?? [])
            var rows: [StoredRow] = []
            while try statement.step() {
                let values = entity.columnIndices.indices.map { statement.value($0 + 1) }
                rows.append(StoredRow(key: statement.integer(0), values: values))
            }
            return rows
        }
    }

    func count(of entity: Entity, where condition: StoredCondition?) throws -> Int {
        try locked {
            let text = select(["COUNT(*)"], entity, condition, nil, nil, nil)
            return Int(try keys(text, condition?.values ?? []).first ?? 0)
        }
    }

    private func select(
        _ columns: [String], _ entity: Entity, _ condition: StoredCondition?, _ order: String?, _ limit: Int?,
        _ offset: Int?
    ) -> String {
        var text = "SELECT \(columns.joined(separator: ", ")) FROM \(Database.quoted(entity.name))"
        if let condition { text += " WHERE \(condition.text)" }
        if let order { text += " ORDER BY \(order)" }
        if limit != nil || offset != nil { text += " LIMIT \(limit ?? -1) OFFSET \(offset ?? 0)" }
        return text
    }

    private func keys(_ text: String, _ values: [StoredValue]) throws -> [Int64] {
        let statement = try database.statement(text, values)
        var keys: [Int64] = []
        while try statement.step() { keys.append(statement.integer(0)) }
        return keys
    }

    /// The numbers of those in an object's list.
    func relatedKeys(of key: Int64, _ property: _ModelProperty) -> [Int64] {
        let text: String
        if let pairs = property.pairTable {
            text =
                "SELECT \(pairs.otherColumn) FROM \(Database.quoted(pairs.name)) WHERE \(pairs.ownColumn) = ? ORDER BY 1"
        } else if let inverse = property.inverse {
            text =
                "SELECT \(Database.key) FROM \(Database.quoted(inverse.entity.name)) WHERE \(Database.quoted(inverse.name)) = ? ORDER BY \(Database.key)"
        } else {
            return []
        }
        return locked { (try? keys(text, [.integer(key)])) ?? [] }
    }

    // MARK: Writing

    /// All of it is written, or none.
    func write<Result>(_ body: (StoreWriter) throws -> Result) throws -> Result {
        try locked { try database.transaction { try body(StoreWriter(database)) } }
    }

    private func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }
}

/// What rows have to fulfil.
struct StoredCondition {
    var text: String
    var values: [StoredValue]
}
