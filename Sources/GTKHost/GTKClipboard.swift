import CGtk4
import Platform

/// The desktop's clipboard.
@MainActor
final class GTKClipboard: Clipboard {
    private let connection: DisplayConnection

    init(_ connection: DisplayConnection) {
        self.connection = connection
    }

    private var clipboard: OpaquePointer? { gdk_display_get_clipboard(connection.display) }

    func setString(_ string: String) {
        gdk_clipboard_set_text(clipboard, string)
    }

    func string(_ completion: @escaping @MainActor (String?) -> Void) {
        let request = Request(completion: completion)
        gdk_clipboard_read_text_async(
            clipboard, nil,
            { source, result, data in
                let request = Unmanaged<Request>.fromOpaque(data!).takeRetainedValue()
                let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
                defer { g_free(text) }
                let string = text.map { String(cString: $0) }
                MainActor.assumeIsolated { request.completion(string) }
            }, Unmanaged.passRetained(request).toOpaque())
    }

    private final class Request: Sendable {
        let completion: @MainActor (String?) -> Void

        init(completion: @escaping @MainActor (String?) -> Void) { self.completion = completion }
    }
}
