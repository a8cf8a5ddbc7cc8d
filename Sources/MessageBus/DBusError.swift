import CGio

/// Why a call over a message bus failed.
package struct DBusError: Error, CustomStringConvertible {
    package var description: String
    package enum Kind {
        /// The service, or the user, does not allow it.
        case accessDenied
        /// There is no bus, or no such service on it that runs or can be started.
        case missing
        /// Another time the call may succeed: the service ended meanwhile, or did not answer.
        case passing
    }

    package var kind: Kind

    package init(description: String, kind: Kind) {
        self.description = description
        self.kind = kind
    }

    /// Runs a call of GIO and throws what it reports.
    package static func check<Result>(
        _ call: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result?
    ) throws -> Result {
        var error: UnsafeMutablePointer<GError>?
        let result = call(&error)
        if let result { return result }
        defer { if let error { g_error_free(error) } }
        guard let error else { throw DBusError(description: "the call failed", kind: .passing) }
        throw DBusError(description: String(cString: error.pointee.message), kind: kind(of: error))
    }

    private static func kind(of error: UnsafeMutablePointer<GError>) -> Kind {
        func isOne(of codes: [GDBusError]) -> Bool {
            codes.contains { g_error_matches(error, g_dbus_error_quark(), gint($0.rawValue)) != 0 }
        }
        if isOne(of: [G_DBUS_ERROR_ACCESS_DENIED, G_DBUS_ERROR_AUTH_FAILED]) { return .accessDenied }
        return isOne(of: missing) ? .missing : .passing
    }

    private static let missing = [
        G_DBUS_ERROR_SERVICE_UNKNOWN, G_DBUS_ERROR_NAME_HAS_NO_OWNER, G_DBUS_ERROR_SPAWN_SERVICE_NOT_FOUND,
        G_DBUS_ERROR_SPAWN_EXEC_FAILED, G_DBUS_ERROR_SPAWN_FAILED, G_DBUS_ERROR_SPAWN_FILE_INVALID,
        G_DBUS_ERROR_SPAWN_PERMISSIONS_INVALID,
    ]
}
