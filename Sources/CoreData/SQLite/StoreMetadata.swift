import AppleFoundation

/// What a store says of itself, in a table of one row.
struct StoreMetadata {
    static let table = "Z_METADATA"
    private let connection: SQLiteConnection

    init(_ connection: SQLiteConnection) { self.connection = connection }

    func read() throws -> (StoredSchema, identifier: String) {
        var found: (StoredSchema, String)?
        try connection.run("SELECT Z_UUID, Z_SCHEMA FROM \(Self.table) WHERE Z_VERSION = 1") { row in
            found = (try JSONDecoder().decode(StoredSchema.self, from: row.blob(1)), row.text(0))
        }
        if let found { return found }
        throw CoreDataError.error(
            NSPersistentStoreIncompatibleSchemaError, "the store was not made here, or by a newer version of this")
    }

    func write(_ schema: StoredSchema, identifier: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try connection.run(
            "CREATE TABLE IF NOT EXISTS \(Self.table) (Z_VERSION INTEGER PRIMARY KEY, Z_UUID TEXT, Z_SCHEMA BLOB)")
        try connection.run(
            "INSERT OR REPLACE INTO \(Self.table) VALUES (1, ?, ?)",
            [.text(identifier), .blob(try encoder.encode(schema))])
    }
}
