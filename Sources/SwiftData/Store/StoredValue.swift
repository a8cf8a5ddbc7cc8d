import Foundation

/// What a column of a row holds.
enum StoredValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
}

/// A row of an entity's table.
struct StoredRow {
    let key: Int64
    /// In the order of the entity's columns.
    let values: [StoredValue]
}
