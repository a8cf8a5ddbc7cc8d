import CSQLite
import Foundation

/// A prepared statement of SQLite.
final class Statement {
    private let handle: OpaquePointer
    private unowned let database: Database

    init(_ database: Database, _ text: String) throws {
        var handle: OpaquePointer?
        guard sqlite3_prepare_v2(database.handle, text, -1, &handle, nil) == SQLITE_OK, let handle else {
            throw database.error(text)
        }
        self.handle = handle
        self.database = database
    }

    deinit { sqlite3_finalize(handle) }

    /// Begins anew with values for its question marks.
    func bind(_ values: [StoredValue]) {
        sqlite3_reset(handle)
        for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1)) }
    }

    private func bind(_ value: StoredValue, at place: Int32) {
        switch value {
        case .null: sqlite3_bind_null(handle, place)
        case .integer(let value): sqlite3_bind_int64(handle, place, value)
        case .real(let value): sqlite3_bind_double(handle, place, value)
        case .text(let value): bind(value, at: place)
        case .blob(let value):
            _ = value.withUnsafeBytes { bytes in
                if bytes.isEmpty {
                    sqlite3_bind_zeroblob(handle, place, 0)
                } else {
                    sqlite3_bind_blob(handle, place, bytes.baseAddress, Int32(bytes.count), hanok_sqlite_transient())
                }
            }
        }
    }

    private func bind(_ text: String, at place: Int32) {
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                let none = "" as StaticString
                let start =
                    characters.baseAddress ?? UnsafeRawPointer(none.utf8Start).assumingMemoryBound(to: CChar.self)
                sqlite3_bind_text(handle, place, start, Int32(characters.count), hanok_sqlite_transient())
            }
        }
    }

    /// Goes to the next row.
    /// - Returns: whether there is one.
    func step() throws -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE:
            sqlite3_reset(handle)
            return false
        default:
            let error = database.error(String(cString: sqlite3_sql(handle)))
            sqlite3_reset(handle)
            throw error
        }
    }

    func integer(_ column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }

    func value(_ column: Int) -> StoredValue {
        let column = Int32(column)
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, column))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, column))
        case SQLITE_TEXT: return .text(text(column))
        case SQLITE_BLOB:
            guard let bytes = sqlite3_column_blob(handle, column) else { return .blob(Data()) }
            return .blob(Data(bytes: bytes, count: Int(sqlite3_column_bytes(handle, column))))
        default: return .null
        }
    }

    private func text(_ column: Int32) -> String {
        guard let bytes = sqlite3_column_text(handle, column) else { return "" }
        let count = Int(sqlite3_column_bytes(handle, column))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
}
