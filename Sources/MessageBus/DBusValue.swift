import CGio

/// A value that is sent over a message bus.
package final class DBusValue {
    package let handle: OpaquePointer

    /// Takes over a value with its reference.
    package init(owned handle: OpaquePointer) { self.handle = handle }

    /// Takes a value that nobody holds yet.
    private init(floating handle: OpaquePointer) { self.handle = g_variant_ref_sink(handle) }

    deinit { g_variant_unref(handle) }

    package static func string(_ text: String) -> DBusValue { DBusValue(floating: g_variant_new_string(text)) }
    package static func uint32(_ number: UInt32) -> DBusValue { DBusValue(floating: g_variant_new_uint32(number)) }
    package static func int32(_ number: Int32) -> DBusValue { DBusValue(floating: g_variant_new_int32(number)) }

    /// An array of texts.
    package static func array(_ texts: [String]) -> DBusValue {
        let values = texts.map(string)
        return withExtendedLifetime(values) {
            let type = g_variant_type_new("s")
            defer { g_variant_type_free(type) }
            let children = values.map { Optional($0.handle) }
            return DBusValue(floating: g_variant_new_array(type, children, gsize(children.count)))
        }
    }

    /// A dictionary from names to values, without any.
    package static func emptyDictionary() -> DBusValue {
        let type = g_variant_type_new("{sv}")
        defer { g_variant_type_free(type) }
        return DBusValue(floating: g_variant_new_array(type, nil, 0))
    }

    package static func variant(_ value: DBusValue) -> DBusValue {
        withExtendedLifetime(value) { DBusValue(floating: g_variant_new_variant(value.handle)) }
    }

    package static func tuple(_ values: [DBusValue]) -> DBusValue {
        withExtendedLifetime(values) {
            let children = values.map { Optional($0.handle) }
            return DBusValue(floating: g_variant_new_tuple(children, gsize(children.count)))
        }
    }

    /// The parts of a tuple or an array.
    package var children: [DBusValue] {
        (0..<g_variant_n_children(handle)).map { DBusValue(owned: g_variant_get_child_value(handle, $0)) }
    }

    /// A text or an object's path; nil where it is neither.
    package var text: String? {
        let type = String(cString: g_variant_get_type_string(handle))
        guard type == "s" || type == "o" else { return nil }
        return String(cString: g_variant_get_string(handle, nil))
    }

    /// A number without a sign; nil where it is something else.
    package var count: UInt32? {
        String(cString: g_variant_get_type_string(handle)) == "u" ? g_variant_get_uint32(handle) : nil
    }

    /// The texts of an array of texts.
    package var texts: [String] { children.compactMap(\.text) }

    /// A number of a dictionary from names to values; nil where there is none of that name.
    package func number(_ name: String) -> Double? {
        let type = g_variant_type_new("d")
        defer { g_variant_type_free(type) }
        guard let value = g_variant_lookup_value(handle, name, type) else { return nil }
        defer { g_variant_unref(value) }
        return g_variant_get_double(value)
    }
}
