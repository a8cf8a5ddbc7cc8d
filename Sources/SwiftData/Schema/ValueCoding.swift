import Foundation

/// How the values of an attribute are kept in a column.
struct ValueCoding {
    /// The kinds of column that SQLite knows.
    enum Column: String {
        case integer = "INTEGER"
        case real = "REAL"
        case text = "TEXT"
        case blob = "BLOB"
    }

    let column: Column
    let encode: (Any) -> StoredValue
    /// Nil for what can't be read as the type.
    let decode: (StoredValue) -> Any?

    private init(_ column: Column, encode: @escaping (Any) -> StoredValue, decode: @escaping (StoredValue) -> Any?) {
        self.column = column
        self.encode = encode
        self.decode = decode
    }

    init(_ type: Any.Type) {
        if let optional = type as? any OptionalType.Type {
            self = Self.optional(optional)
        } else if let native = type as? any ColumnValue.Type {
            self = Self.native(native)
        } else if let raw = type as? any RawRepresentable.Type, let coding = Self.raw(raw) {
            self = coding
        } else if let codable = type as? any Codable.Type {
            self = Self.codable(codable)
        } else {
            fatalError("The type \(type) of a model's property is neither Codable nor a model.")
        }
    }

    private static func optional<Value: OptionalType>(_ type: Value.Type) -> ValueCoding {
        let inner = ValueCoding(type.wrappedType)
        return ValueCoding(inner.column) { value in
            guard let optional = value as? any OptionalType else { return inner.encode(value) }
            return optional.wrappedValue.map(inner.encode) ?? .null
        } decode: { stored in
            if case .null = stored { return Self.none(type) }
            return inner.decode(stored).map { $0 as! Value }
        }
    }

    private static func none<Value>(_ type: Value.Type) -> Any { Any?.none as! Value }

    private static func native<Value: ColumnValue>(_ type: Value.Type) -> ValueCoding {
        ValueCoding(type.column) {
            ($0 as? Value)?.storedValue ?? .null
        } decode: {
            Value(stored: $0)
        }
    }

    /// Enumerations are kept as what stands for them; nil where that is no column's value.
    private static func raw<Value: RawRepresentable>(_ type: Value.Type) -> ValueCoding? {
        guard let native = Value.RawValue.self as? any ColumnValue.Type else { return nil }
        let inner = Self.native(native)
        return ValueCoding(inner.column) { value in
            (value as? Value).map { inner.encode($0.rawValue) } ?? .null
        } decode: { stored in
            (inner.decode(stored) as? Value.RawValue).flatMap(Value.init(rawValue:))
        }
    }

    /// All else is kept as JSON.
    private static func codable<Value: Codable>(_ type: Value.Type) -> ValueCoding {
        ValueCoding(.blob) { value in
            // In a list, since a single value is no text of its own to older readers of JSON.
            guard let value = value as? Value, let data = try? JSONEncoder().encode([value]) else { return .null }
            return .blob(data)
        } decode: { stored in
            guard case .blob(let data) = stored else { return nil }
            return try? JSONDecoder().decode([Value].self, from: data).first
        }
    }
}
