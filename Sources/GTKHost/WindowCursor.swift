import CGtk4

/// The shape of the pointer over a surface.
@MainActor
struct WindowCursor {
    private let surface: OpaquePointer
    /// The display leaves the cursor as it was outside, until it is told another one.
    private var name: String?

    init(_ surface: OpaquePointer) {
        self.surface = surface
    }

    /// - Parameter name: one of CSS's cursor names.
    mutating func show(_ name: String = "default") {
        guard name != self.name else { return }
        self.name = name
        guard let cursor = gdk_cursor_new_from_name(name, nil) else { return }
        gdk_surface_set_cursor(surface, cursor)
        g_object_unref(gpointer(cursor))
    }
}
