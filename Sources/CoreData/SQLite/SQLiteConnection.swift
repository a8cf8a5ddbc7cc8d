import AppleFoundation
import CSQLite

/// An open database. Calls have to come one at a time.
final class SQLiteConnection: @unchecked Sendable {
    private let handle: OpaquePointer
    /// Statements that were prepared, by their text.
    private var statements: [String: SQLiteStatement] = [:]

    /// - Parameter path: `:memory:` for one that ends with the connection.
    init(path: String, readOnly: Bool) throws {
        var opened: OpaquePointer?
        let flags =
            (readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) | SQLITE_OPEN_FULLMUTEX
        let code = sqlite3_open_v2(path, &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            sqlite3_close_v2(opened)
            throw CoreDataError.error(
                NSPersistentStoreOpenError,
                "the file '\(path)' can't be opened: \(String(cString: sqlite3_errstr(code)))",
                [NSSQLiteErrorDomain: Int(code)])
        }
        handle = opened
        sqlite3_busy_timeout(handle, 10_000)
        SQLiteFunctions.register(in: handle)
    }

    deinit {
        statements = [:]
        sqlite3_close_v2(handle)
    }

    /// Runs statements that take no values.
    func run(_ text: String) throws {
        let code = sqlite3_exec(handle, text, nil, nil, nil)
        if code != SQLITE_OK { throw error(code, text) }
    }

    /// Runs one statement.
    /// - Parameter row: is called for each row that it gives.
    func run(_ text: String, _ values: [SQLiteValue] = [], row: (SQLiteStatement) throws -> Void = { _ in }) throws {
        let statement = try statement(text)
        defer { statement.reset() }
        statement.bind(values)
        while true {
            let code = statement.step()
            if code == SQLITE_DONE { return }
            guard code == SQLITE_ROW else { throw error(code, text) }
            try row(statement)
        }
    }

    private func statement(_ text: String) throws -> SQLiteStatement {
        if let known = statements[text], !known.isBusy { return known }
        var prepared: OpaquePointer?
        let code = sqlite3_prepare_v2(handle, text, -1, &prepared, nil)
        guard code == SQLITE_OK, let prepared else { throw error(code, text) }
        let statement = SQLiteStatement(prepared)
        if statements.count > 200 { statements = [:] }
        statements[text] = statement
        return statement
    }

    /// The names of the columns of a table would change under statements that are kept.
    func forgetStatements() { statements = [:] }

    /// Runs a body all of whose changes are kept, or, where it throws, none.
    func transaction<Value>(_ body: () throws -> Value) throws -> Value {
        try run("BEGIN IMMEDIATE")
        do {
            let value = try body()
            try run("COMMIT")
            return value
        } catch {
            try? run("ROLLBACK")
            throw error
        }
    }

    func isPresent(table: String) throws -> Bool {
        var found = false
        try run("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", [.text(table)]) { _ in found = true }
        return found
    }

    private func error(_ code: Int32, _ text: String) -> NSError {
        let reason = String(cString: sqlite3_errmsg(handle))
        let kind = code == SQLITE_CORRUPT || code == SQLITE_NOTADB ? NSPersistentStoreOpenError : NSSQLiteError
        return CoreDataError.error(kind, "\(reason) (\(text))", [NSSQLiteErrorDomain: Int(code)])
    }
}
