import CGio

/// A value that is sent over a message bus.
final class DBusValue {
    let handle: OpaquePointer

    /// Takes over a value with its reference.
    init(owned handle: OpaquePointer) { self.handle = handle }

    /// Takes a value that nobody holds yet.
    private init(floating handle: OpaquePointer) { self.handle = g_variant_ref_sink(handle) }

    deinit { g_variant_unref(handle) }

    static func string(_ text: String) -> DBusValue { DBusValue(floating: g_variant_new_string(text)) }
    static func uint32(_ number: UInt32) -> DBusValue { DBusValue(floating: g_variant_new_uint32(number)) }
    static func variant(_ value: DBusValue) -> DBusValue {
        withExtendedLifetime(value) { DBusValue(floating: g_variant_new_variant(value.handle)) }
    }

    static func tuple(_ values: [DBusValue]) -> DBusValue {
        withExtendedLifetime(values) {
            let children = values.map { Optional($0.handle) }
            return DBusValue(floating: g_variant_new_tuple(children, gsize(children.count)))
        }
    }

    /// The parts of a tuple or an array.
    var children: [DBusValue] {
        (0..<g_variant_n_children(handle)).map { DBusValue(owned: g_variant_get_child_value(handle, $0)) }
    }

    /// A text or an object's path; nil where it is neither.
    var text: String? {
        let type = String(cString: g_variant_get_type_string(handle))
        guard type == "s" || type == "o" else { return nil }
        return String(cString: g_variant_get_string(handle, nil))
    }

    /// The texts of an array of texts.
    var texts: [String] { children.compactMap(\.text) }

    /// A number of a dictionary from names to values; nil where there is none of that name.
    func number(_ name: String) -> Double? {
        let type = g_variant_type_new("d")
        defer { g_variant_type_free(type) }
        guard let value = g_variant_lookup_value(handle, name, type) else { return nil }
        defer { g_variant_unref(value) }
        return g_variant_get_double(value)
    }
}
