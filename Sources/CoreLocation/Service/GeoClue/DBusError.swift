import CGio

/// Why a call over a message bus failed.
struct DBusError: Error, CustomStringConvertible {
    var description: String
    /// The service, or the user, does not allow it.
    var isAccessDenied: Bool

    /// Runs a call of GIO and throws what it reports.
    static func check<Result>(
        _ call: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result?
    ) throws -> Result {
        var error: UnsafeMutablePointer<GError>?
        let result = call(&error)
        if let result { return result }
        defer { if let error { g_error_free(error) } }
        guard let error else { throw DBusError(description: "the call failed", isAccessDenied: false) }
        let isDenied = g_error_matches(error, g_dbus_error_quark(), gint(G_DBUS_ERROR_ACCESS_DENIED.rawValue)) != 0
        throw DBusError(description: String(cString: error.pointee.message), isAccessDenied: isDenied)
    }
}
