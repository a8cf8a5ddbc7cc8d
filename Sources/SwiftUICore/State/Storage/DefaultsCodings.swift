import Foundation

extension DefaultsCoding {
    /// Optional values: nil has no entry.
    static func optional<Wrapped: Sendable>(_ base: DefaultsCoding<Wrapped>) -> DefaultsCoding where Value == Wrapped? {
        DefaultsCoding(
            read: { .some(base.read($0, $1)) },
            write: { store, key, value in
                if let value { base.write(store, key, value) } else { store.removeObject(forKey: key) }
            })
    }

    /// Values that stand for others; those that stand for none count as missing.
    static func raw<Raw: Sendable>(_ base: DefaultsCoding<Raw>) -> DefaultsCoding
    where Value: RawRepresentable, Value.RawValue == Raw {
        DefaultsCoding(
            read: { base.read($0, $1).flatMap { Value(rawValue: $0) } },
            write: { base.write($0, $1, $2.rawValue) })
    }
}

extension DefaultsCoding where Value == Bool {
    static var bool: DefaultsCoding {
        DefaultsCoding(
            read: { store, key in store.object(forKey: key).map { _ in store.bool(forKey: key) } },
            write: { $0.set($2, forKey: $1) })
    }
}

extension DefaultsCoding where Value == Int {
    static var int: DefaultsCoding {
        DefaultsCoding(
            read: { store, key in store.object(forKey: key).map { _ in store.integer(forKey: key) } },
            write: { $0.set($2, forKey: $1) })
    }
}

extension DefaultsCoding where Value == Double {
    static var double: DefaultsCoding {
        DefaultsCoding(
            read: { store, key in store.object(forKey: key).map { _ in store.double(forKey: key) } },
            write: { $0.set($2, forKey: $1) })
    }
}

extension DefaultsCoding where Value == String {
    static var string: DefaultsCoding {
        DefaultsCoding(
            read: { $0.object(forKey: $1) as? String }, write: { $0.set($2, forKey: $1) })
    }
}

extension DefaultsCoding where Value == Data {
    static var data: DefaultsCoding {
        DefaultsCoding(
            read: { $0.data(forKey: $1) }, write: { $0.set($2, forKey: $1) })
    }
}

extension DefaultsCoding where Value == Date {
    static var date: DefaultsCoding {
        DefaultsCoding(
            read: { $0.object(forKey: $1) as? Date }, write: { $0.set($2, forKey: $1) })
    }
}

extension DefaultsCoding where Value == URL {
    /// Foundation on Linux reads no URL that it has written; the address is kept as a string.
    static var url: DefaultsCoding {
        DefaultsCoding(
            read: { ($0.object(forKey: $1) as? String).flatMap { URL(string: $0) } },
            write: { $0.set($2.absoluteString, forKey: $1) })
    }
}
