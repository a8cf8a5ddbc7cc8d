import AppleFoundation
import CSQLite

/// Comparisons of texts that SQLite does not know: those of predicates, and the orders of a language.
enum SQLiteFunctions {
    /// `hanok_compare(kind, options, left, right)`: whether a comparison of two texts holds.
    static let comparison = "hanok_compare"

    /// The name of an order of texts; nil for that of a closure.
    static func collation(_ comparison: SortKey.Comparison) -> String? {
        switch comparison {
        case .closure: nil
        case .plain: "BINARY"
        default: "hanok_" + comparison.rawValue.dropLast()
        }
    }

    static func register(in connection: OpaquePointer) {
        sqlite3_create_function_v2(
            connection, comparison, 4, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil, compareTexts, nil, nil, nil)
        for (index, comparison) in SortKey.Comparison.allCases.enumerated() {
            guard let name = collation(comparison), name != "BINARY" else { continue }
            sqlite3_create_collation_v2(
                connection, name, SQLITE_UTF8, UnsafeMutableRawPointer(bitPattern: index + 1), order, nil)
        }
    }
}

/// Called by SQLite to put two texts in the order whose place among all orders the first argument is.
private func order(
    _ comparison: UnsafeMutableRawPointer?, _ leftCount: Int32, _ left: UnsafeRawPointer?, _ rightCount: Int32,
    _ right: UnsafeRawPointer?
) -> Int32 {
    let comparison = SortKey.Comparison.allCases[Int(bitPattern: comparison) - 1]
    let key = SortKey(path: "", comparison: comparison)
    return Int32(key.compare(text(left, leftCount), text(right, rightCount)).rawValue)
}

private func text(_ start: UnsafeRawPointer?, _ count: Int32) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
}

/// Called by SQLite for `hanok_compare`.
private func compareTexts(
    _ context: OpaquePointer?, _ count: Int32, _ arguments: UnsafeMutablePointer<OpaquePointer?>?
) {
    guard let arguments, let kind = PredicateComparison.Kind(rawValue: Int(sqlite3_value_int(arguments[0]))) else {
        return sqlite3_result_int(context, 0)
    }
    let options = String.CompareOptions(rawValue: UInt(sqlite3_value_int(arguments[1])))
    let comparison = PredicateComparison(kind: kind, options: options)
    sqlite3_result_int(context, comparison.holds(text(of: arguments[2]), text(of: arguments[3])) ? 1 : 0)
}

private func text(of value: OpaquePointer?) -> String? {
    guard let start = sqlite3_value_text(value) else { return nil }
    return text(UnsafeRawPointer(start), sqlite3_value_bytes(value))
}
