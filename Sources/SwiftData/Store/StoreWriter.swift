import Foundation

/// Writes objects' rows, within a transaction.
struct StoreWriter {
    private let database: Database

    init(_ database: Database) { self.database = database }

    func insert(_ storage: _ModelStorage) throws {
        let entity = storage.entity
        let names = [Database.key] + entity.columnIndices.map { Database.quoted(entity.properties[$0].name) }
        let marks = Array(repeating: "?", count: names.count).joined(separator: ", ")
        let values = try entity.columnIndices.map { try value(storage, $0) }
        let table = Database.quoted(entity.name)
        try database.run(
            "INSERT INTO \(table) (\(names.joined(separator: ", "))) VALUES (\(marks))",
            [.integer(storage.key)] + values)
    }

    func update(_ storage: _ModelStorage) throws {
        let entity = storage.entity
        let columns = entity.columnIndices.filter(storage.changes.contains)
        guard !columns.isEmpty else { return }
        let settings = columns.map { Database.quoted(entity.properties[$0].name) + " = ?" }.joined(separator: ", ")
        let values = try columns.map { try value(storage, $0) }
        try database.run(
            "UPDATE \(Database.quoted(entity.name)) SET \(settings) WHERE \(Database.key) = ?",
            values + [.integer(storage.key)])
    }

    /// A row takes the columns of another object, and keeps its number.
    func replace(_ key: Int64, with storage: _ModelStorage) throws {
        let entity = storage.entity
        guard !entity.columnIndices.isEmpty else { return }
        let settings = entity.columnIndices.map { Database.quoted(entity.properties[$0].name) + " = ?" }
        let values = try entity.columnIndices.map { try value(storage, $0) }
        try database.run(
            "UPDATE \(Database.quoted(entity.name)) SET \(settings.joined(separator: ", ")) WHERE \(Database.key) = ?",
            values + [.integer(key)])
    }

    /// Writes the pairs of those lists that have changed and have tables of their own.
    func writePairs(_ storage: _ModelStorage) throws {
        for index in storage.changes.sorted() {
            guard let pairs = storage.entity.properties[index].pairTable else { continue }
            try deletePairs(pairs.name, pairs.ownColumn, storage.key)
            let text =
                "INSERT OR IGNORE INTO \(Database.quoted(pairs.name)) (\(pairs.ownColumn), \(pairs.otherColumn)) VALUES (?, ?)"
            for reference in storage.many(index) {
                try database.run(text, [.integer(storage.key), .integer(reference.currentKey)])
            }
        }
    }

    func delete(_ storage: _ModelStorage) throws {
        for property in storage.entity.relationships {
            if let pairs = property.pairTable { try deletePairs(pairs.name, pairs.ownColumn, storage.key) }
        }
        try database.run(
            "DELETE FROM \(Database.quoted(storage.entity.name)) WHERE \(Database.key) = ?", [.integer(storage.key)])
    }

    private func deletePairs(_ table: String, _ column: String, _ key: Int64) throws {
        try database.run("DELETE FROM \(Database.quoted(table)) WHERE \(column) = ?", [.integer(key)])
    }

    func deleteAll(_ entities: [Entity]) throws {
        for entity in entities {
            try database.run("DELETE FROM \(Database.quoted(entity.name))")
            for pairs in entity.relationships.compactMap(\.pairTable) {
                try database.run("DELETE FROM \(Database.quoted(pairs.name))")
            }
        }
    }

    /// The number of another object that has the same values in some properties.
    func twin(of storage: _ModelStorage, in constraint: [Int]) throws -> Int64? {
        let entity = storage.entity
        let values = constraint.map { entity.properties[$0].storedValue(storage.current($0)) }
        guard !values.contains(.null), !constraint.isEmpty else { return nil }
        let condition = constraint.map { Database.quoted(entity.properties[$0].name) + " = ?" }
        let text =
            "SELECT \(Database.key) FROM \(Database.quoted(entity.name)) WHERE \(condition.joined(separator: " AND ")) AND \(Database.key) <> ?"
        let statement = try database.statement(text, values + [.integer(storage.key)])
        return try statement.step() ? statement.integer(0) : nil
    }

    /// - Throws: `SwiftDataError` where a value is missing.
    private func value(_ storage: _ModelStorage, _ index: Int) throws -> StoredValue {
        let property = storage.entity.properties[index]
        let value = property.storedValue(storage.current(index))
        guard value == .null, !property.isOptional else { return value }
        throw SwiftDataError.validationFailure(
            storage.entity.name, property.name, "it has no value and is not optional")
    }
}
