import Foundation

/// A type whose values a column holds as they are.
protocol ColumnValue {
    static var column: ValueCoding.Column { get }
    var storedValue: StoredValue { get }
    init?(stored: StoredValue)
}

extension ColumnValue where Self: BinaryInteger {
    static var column: ValueCoding.Column { .integer }
    var storedValue: StoredValue { .integer(Int64(truncatingIfNeeded: self)) }
    init?(stored: StoredValue) {
        guard case .integer(let value) = stored else { return nil }
        self.init(truncatingIfNeeded: value)
    }
}

extension Int: ColumnValue {}
extension Int8: ColumnValue {}
extension Int16: ColumnValue {}
extension Int32: ColumnValue {}
extension Int64: ColumnValue {}
extension UInt: ColumnValue {}
extension UInt8: ColumnValue {}
extension UInt16: ColumnValue {}
extension UInt32: ColumnValue {}
extension UInt64: ColumnValue {}

extension ColumnValue where Self: BinaryFloatingPoint {
    static var column: ValueCoding.Column { .real }
    var storedValue: StoredValue { .real(Double(self)) }
    init?(stored: StoredValue) {
        switch stored {
        case .real(let value): self.init(value)
        case .integer(let value): self.init(value)
        default: return nil
        }
    }
}

extension Double: ColumnValue {}
extension Float: ColumnValue {}

extension Bool: ColumnValue {
    static var column: ValueCoding.Column { .integer }
    var storedValue: StoredValue { .integer(self ? 1 : 0) }
    init?(stored: StoredValue) {
        guard case .integer(let value) = stored else { return nil }
        self = value != 0
    }
}

extension String: ColumnValue {
    static var column: ValueCoding.Column { .text }
    var storedValue: StoredValue { .text(self) }
    init?(stored: StoredValue) {
        guard case .text(let value) = stored else { return nil }
        self = value
    }
}

extension Data: ColumnValue {
    static var column: ValueCoding.Column { .blob }
    var storedValue: StoredValue { .blob(self) }
    init?(stored: StoredValue) {
        guard case .blob(let value) = stored else { return nil }
        self = value
    }
}

/// Seconds since 2001.
extension Date: ColumnValue {
    static var column: ValueCoding.Column { .real }
    var storedValue: StoredValue { .real(timeIntervalSinceReferenceDate) }
    init?(stored: StoredValue) {
        guard let seconds = Double(stored: stored) else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

extension ColumnValue where Self: TextualValue {
    static var column: ValueCoding.Column { .text }
    var storedValue: StoredValue { .text(text) }
    init?(stored: StoredValue) {
        guard case .text(let value) = stored else { return nil }
        self.init(text: value)
    }
}

/// A type whose values are kept as texts.
protocol TextualValue {
    var text: String { get }
    init?(text: String)
}

extension UUID: ColumnValue, TextualValue {
    var text: String { uuidString }
    init?(text: String) { self.init(uuidString: text) }
}

extension URL: ColumnValue, TextualValue {
    var text: String { absoluteString }
    init?(text: String) { self.init(string: text) }
}

extension Decimal: ColumnValue, TextualValue {
    var text: String { description }
    init?(text: String) { self.init(string: text) }
}
