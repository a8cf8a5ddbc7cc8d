import AppleFoundation
import CSQLite

/// A value as SQLite keeps it.
enum SQLiteValue {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
}

/// A prepared statement, which can be run again with other values.
final class SQLiteStatement {
    private let handle: OpaquePointer
    private(set) var isBusy = false

    init(_ handle: OpaquePointer) { self.handle = handle }

    deinit { sqlite3_finalize(handle) }

    func bind(_ values: [SQLiteValue]) {
        isBusy = true
        for (index, value) in values.enumerated() { bind(value, Int32(index + 1)) }
    }

    private func bind(_ value: SQLiteValue, _ index: Int32) {
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let number): sqlite3_bind_int64(handle, index, number)
        case .real(let number): sqlite3_bind_double(handle, index, number)
        case .text(let text):
            _ = sqlite3_bind_text(handle, index, text, Int32(text.utf8.count), hanok_sqlite_transient())
        case .blob(let data):
            data.withUnsafeBytes { bytes in
                if let start = bytes.baseAddress {
                    _ = sqlite3_bind_blob64(handle, index, start, UInt64(bytes.count), hanok_sqlite_transient())
                } else {
                    _ = sqlite3_bind_zeroblob(handle, index, 0)
                }
            }
        }
    }

    func step() -> Int32 { sqlite3_step(handle) }

    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
        isBusy = false
    }

    // MARK: Columns, from 0

    func isNull(_ column: Int) -> Bool { sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }
    func integer(_ column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }
    func real(_ column: Int) -> Double { sqlite3_column_double(handle, Int32(column)) }

    func text(_ column: Int) -> String {
        guard let start = sqlite3_column_text(handle, Int32(column)) else { return "" }
        let count = Int(sqlite3_column_bytes(handle, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    func blob(_ column: Int) -> Data {
        guard let start = sqlite3_column_blob(handle, Int32(column)) else { return Data() }
        return Data(bytes: start, count: Int(sqlite3_column_bytes(handle, Int32(column))))
    }
}
