import CSQLite
import Foundation

/// A database of SQLite. Who uses it sees to it that one thread does at a time.
final class Database {
    let handle: OpaquePointer
    private var statements: [String: Statement] = [:]

    /// - Parameter path: nil is a database in memory.
    init(path: String?) throws {
        var handle: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
        let result = sqlite3_open_v2(path ?? ":memory:", &handle, flags, nil)
        guard result == SQLITE_OK, let handle else {
            sqlite3_close_v2(handle)
            throw DatabaseError(code: result, message: String(cString: sqlite3_errstr(result)), statement: nil)
        }
        self.handle = handle
        // Another program that has the file open is waited for.
        sqlite3_busy_timeout(handle, 5_000)
        guard path != nil else { return }
        try execute("PRAGMA journal_mode = WAL")
        try execute("PRAGMA synchronous = NORMAL")
    }

    deinit {
        statements = [:]
        sqlite3_close_v2(handle)
    }

    /// A statement that is prepared once.
    func statement(_ text: String, _ values: [StoredValue] = []) throws -> Statement {
        let statement = try statements[text] ?? Statement(self, text)
        statements[text] = statement
        statement.bind(values)
        return statement
    }

    func run(_ text: String, _ values: [StoredValue] = []) throws {
        let statement = try statement(text, values)
        while try statement.step() {}
    }

    /// Runs what is not run again.
    func execute(_ text: String) throws {
        let statement = try Statement(self, text)
        while try statement.step() {}
    }

    /// All of it is written, or none.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try run("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            try? run("ROLLBACK")
            throw error
        }
    }

    /// Forgets statements, since tables have changed.
    func forgetStatements() { statements = [:] }

    func error(_ statement: String) -> DatabaseError {
        DatabaseError(
            code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)),
            statement: statement)
    }

    /// The column of an object's number; no property of Swift's has such a name.
    static let keyName = "SwiftData.key"
    static let key = quoted(keyName)

    /// A name as statements have it.
    static func quoted(_ name: String) -> String { "\"" + name.replacingOccurrences(of: "\"", with: "\"\"") + "\"" }
}

/// What SQLite could not do.
struct DatabaseError: Error, CustomStringConvertible {
    let code: Int32
    let message: String
    let statement: String?

    var description: String { "SQLite error \(code): \(message)" + (statement.map { " in '\($0)'" } ?? "") }
}
