import CGtk4

/// Connects to a signal of a GObject.
/// - Parameters:
///   - callback: a C function with the signal's own parameters, the context last.
///   - context: must live as long as the object or until the handler is disconnected.
/// - Returns: the handler, to disconnect it.
@discardableResult
func connect<Callback>(
    _ object: OpaquePointer, _ signal: String, to context: AnyObject, _ callback: Callback
) -> gulong {
    let handler = unsafeBitCast(callback, to: GCallback.self)
    let data = Unmanaged.passUnretained(context).toOpaque()
    return g_signal_connect_data(gpointer(object), signal, handler, data, nil, GConnectFlags(rawValue: 0))
}

/// The context of a signal's callback.
func context<Context: AnyObject>(_ data: gpointer?, as type: Context.Type = Context.self) -> Context {
    Unmanaged<Context>.fromOpaque(data!).takeUnretainedValue()
}

/// Removes the handlers of a signal that were connected with a context.
func disconnect(_ object: OpaquePointer, _ signal: String, of type: GType, context: gpointer) {
    let identifier = g_signal_lookup(signal, type)
    let match = GSignalMatchType(rawValue: G_SIGNAL_MATCH_ID.rawValue | G_SIGNAL_MATCH_DATA.rawValue)
    g_signal_handlers_disconnect_matched(gpointer(object), match, identifier, 0, nil, nil, context)
}
