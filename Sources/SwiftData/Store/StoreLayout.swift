import Foundation

/// The tables of a store: made where they are missing, and changed where the models have changed since.
struct StoreLayout {
    private static let metadata = "SwiftData.Metadata"

    private let database: Database
    private let entities: [Entity]

    init(_ database: Database, _ entities: [Entity]) {
        self.database = database
        self.entities = entities
    }

    /// - Throws: an error of SQLite, or `SwiftDataError` for a change that needs a value that there is none of.
    func prepare(version: Schema.Version) throws {
        try database.transaction {
            try database.execute(
                "CREATE TABLE IF NOT EXISTS \(Database.quoted(Self.metadata)) (name TEXT PRIMARY KEY, value TEXT)")
            for entity in entities { try prepare(entity) }
            for pairs in Set(entities.flatMap(\.relationships).compactMap(\.pairTable?.name)) { try makePairs(pairs) }
            for entity in entities { try makeIndices(entity) }
            try set("version", version.description)
        }
        database.forgetStatements()
    }

    /// The number of the schema that the store was written with; nil for a new one.
    static func version(of database: Database) -> Schema.Version? {
        let text = try? value("version", database)
        return text.flatMap { Schema.Version($0) }
    }

    func identifier() throws -> String {
        if let known = try Self.value("identifier", database) { return known }
        let made = UUID().uuidString
        try set("identifier", made)
        return made
    }

    func highestKey() throws -> Int64 {
        var highest: Int64 = 0
        for entity in entities {
            let statement = try database.statement("SELECT MAX(\(Database.key)) FROM \(Database.quoted(entity.name))")
            if try statement.step() { highest = max(highest, statement.integer(0)) }
        }
        database.forgetStatements()
        return highest
    }

    private static func value(_ name: String, _ database: Database) throws -> String? {
        let statement = try database.statement(
            "SELECT value FROM \(Database.quoted(metadata)) WHERE name = ?", [.text(name)])
        guard try statement.step(), case .text(let value) = statement.value(0) else { return nil }
        return value
    }

    private func set(_ name: String, _ value: String) throws {
        try database.run(
            "INSERT OR REPLACE INTO \(Database.quoted(Self.metadata)) VALUES (?, ?)", [.text(name), .text(value)])
    }

    // MARK: Tables

    private func prepare(_ entity: Entity) throws {
        let table = Database.quoted(entity.name)
        try database.execute("CREATE TABLE IF NOT EXISTS \(table) (\(Database.key) INTEGER PRIMARY KEY)")
        var present = try columns(of: entity.name)
        let wanted = entity.columnIndices.map { entity.properties[$0] }
        for property in wanted where present[property.name] == nil {
            if let old = property.originalName, present[old] != nil {
                try database.execute(
                    "ALTER TABLE \(table) RENAME COLUMN \(Database.quoted(old)) TO \(Database.quoted(property.name))")
                present[property.name] = present.removeValue(forKey: old)
            } else {
                try add(property, to: entity)
                present[property.name] = column(property)
            }
        }
        for property in wanted where present[property.name] != column(property) { try convert(property, of: entity) }
        let names = Set(wanted.map(\.name) + [Database.keyName])
        for name in present.keys.sorted() where !names.contains(name) {
            try dropIndices(of: entity.name)
            try database.execute("ALTER TABLE \(table) DROP COLUMN \(Database.quoted(name))")
        }
    }

    private func columns(of table: String) throws -> [String: String] {
        let statement = try database.statement("SELECT name, type FROM pragma_table_info(?)", [.text(table)])
        var columns: [String: String] = [:]
        while try statement.step() {
            if case .text(let name) = statement.value(0), case .text(let type) = statement.value(1) {
                columns[name] = type
            }
        }
        return columns
    }

    private func column(_ property: _ModelProperty) -> String {
        if case .attribute(let coding) = property.kind { coding.column.rawValue } else { "INTEGER" }
    }

    /// Rows that there are take the property's first value.
    private func add(_ property: _ModelProperty, to entity: Entity) throws {
        let (table, name) = (Database.quoted(entity.name), Database.quoted(property.name))
        try database.execute("ALTER TABLE \(table) ADD COLUMN \(name) \(column(property))")
        let value = property.storedValue(property.makeDefault.map { .attribute($0()) } ?? .absent)
        guard value == .null else { return try database.run("UPDATE \(table) SET \(name) = ?", [value]) }
        guard !property.isOptional, !property.isRelationship, try hasRows(entity) else { return }
        throw SwiftDataError.validationFailure(
            entity.name, property.name, "objects that are stored have no value for it, and it is not optional")
    }

    private func hasRows(_ entity: Entity) throws -> Bool {
        let statement = try Statement(database, "SELECT 1 FROM \(Database.quoted(entity.name)) LIMIT 1")
        return try statement.step()
    }

    /// The property's type is kept in another kind of column than it was: SQLite converts what there is.
    private func convert(_ property: _ModelProperty, of entity: Entity) throws {
        let (table, name) = (Database.quoted(entity.name), Database.quoted(property.name))
        let old = Database.quoted("old \(property.name)")
        try dropIndices(of: entity.name)
        try database.execute("ALTER TABLE \(table) RENAME COLUMN \(name) TO \(old)")
        try database.execute("ALTER TABLE \(table) ADD COLUMN \(name) \(column(property))")
        try database.execute("UPDATE \(table) SET \(name) = CAST(\(old) AS \(column(property)))")
        try database.execute("ALTER TABLE \(table) DROP COLUMN \(old)")
    }

    private func makePairs(_ name: String) throws {
        let table = Database.quoted(name)
        try database.execute(
            "CREATE TABLE IF NOT EXISTS \(table) (first INTEGER, second INTEGER, PRIMARY KEY (first, second)) WITHOUT ROWID"
        )
        try database.execute("CREATE INDEX IF NOT EXISTS \(Database.quoted("\(name) second")) ON \(table) (second)")
    }

    /// For relationships, which are looked up from the other side, for what is unique and for what the model asks.
    private func makeIndices(_ entity: Entity) throws {
        let relationships = entity.columnIndices.filter { entity.properties[$0].isRelationship }.map { [$0] }
        for columns in relationships + entity.uniqueConstraints + entity.indices where !columns.isEmpty {
            let names = columns.map { entity.properties[$0].name }
            let index = Database.quoted("\(entity.name) by \(names.joined(separator: " "))")
            let list = names.map(Database.quoted).joined(separator: ", ")
            try database.execute("CREATE INDEX IF NOT EXISTS \(index) ON \(Database.quoted(entity.name)) (\(list))")
        }
    }

    /// Indices may hold columns that go; they are made anew.
    private func dropIndices(of table: String) throws {
        let statement = try database.statement(
            "SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL", [.text(table)])
        var names: [String] = []
        while try statement.step() {
            if case .text(let name) = statement.value(0) { names.append(name) }
        }
        for name in names { try database.execute("DROP INDEX \(Database.quoted(name))") }
    }
}
