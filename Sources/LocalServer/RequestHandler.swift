import CSoup
import Foundation

/// Takes requests from libsoup's server and gives it the answers. Lives on the server's thread.
final class RequestHandler {
    private let source: any AnswerSource
    private let log: (@Sendable (Request, Answer) -> Void)?
    private let server = hanok_soup_server_new()!
    /// The sources of answers that are not due yet.
    private var lateSources: Set<UnsafeMutablePointer<GSource>> = []

    init(source: any AnswerSource, log: (@Sendable (Request, Answer) -> Void)?) {
        self.source = source
        self.log = log
    }

    /// - Returns: the address at which the server listens.
    func listen(port: UInt16) -> Result<String, LocalServerError> {
        let handler = Unmanaged.passUnretained(self).toOpaque()
        soup_server_add_handler(
            server, nil,
            { server, message, path, _, data in
                guard let message, let path, let data else { return }
                Unmanaged<RequestHandler>.fromOpaque(data).takeUnretainedValue()
                    .handle(message, path: String(cString: path))
            }, handler, nil)
        var error: UnsafeMutablePointer<GError>?
        guard soup_server_listen_local(server, guint(port), SOUP_SERVER_LISTEN_IPV4_ONLY, &error) != 0 else {
            defer { g_error_free(error) }
            let reason = error.map { String(cString: $0.pointee.message) } ?? ""
            return .failure(LocalServerError(description: "can't listen at port \(port): \(reason)"))
        }
        return .success("http://127.0.0.1:\(listeningPort)")
    }

    func close() {
        // Their messages must go while the context is there, on which libsoup holds sources for them.
        for source in lateSources { g_source_destroy(source) }
        lateSources = []
        soup_server_disconnect(server)
        g_object_unref(server)
    }

    private var listeningPort: Int32 {
        let uris = soup_server_get_uris(server)
        defer { g_slist_free_full(uris) { g_uri_unref(OpaquePointer($0)) } }
        return g_uri_get_port(OpaquePointer(uris?.pointee.data))
    }

    private func handle(_ message: OpaquePointer, path: String) {
        let method = soup_server_message_get_method(message).map { String(cString: $0) } ?? ""
        let query = g_uri_get_query(soup_server_message_get_uri(message)).map { String(cString: $0) } ?? ""
        let request = Request(method: method, path: path, query: query)
        let answer = source.answer(request)
        log?(request, answer)
        if answer.delivery == .none { return hanok_soup_pause(server, message) }
        if answer.delay > 0 { return deliverLate(answer, message) }
        deliver(answer, message)
    }

    private func deliver(_ answer: Answer, _ message: OpaquePointer) {
        if case .cut(let length) = answer.delivery { return cut(answer, after: length, message) }
        soup_server_message_set_status(message, guint(answer.status), nil)
        let headers = soup_server_message_get_response_headers(message)
        for (name, value) in answer.headers { soup_message_headers_replace(headers, name, value) }
        answer.body.withUnsafeBytes { bytes in
            soup_server_message_set_response(
                message, answer.type, SOUP_MEMORY_COPY, bytes.bindMemory(to: CChar.self).baseAddress,
                gsize(bytes.count))
        }
    }

    /// Takes the connection away from the server and ends it.
    private func cut(_ answer: Answer, after length: Int?, _ message: OpaquePointer) {
        guard let connection = soup_server_message_steal_connection(message) else { return }
        if let length {
            let head =
                "HTTP/1.1 \(answer.status) OK\r\nContent-Type: \(answer.type ?? "text/plain")\r\n"
                + "Content-Length: \(answer.body.count)\r\n\r\n"
            let bytes = Array(head.utf8) + answer.body.prefix(length)
            g_output_stream_write_all(
                g_io_stream_get_output_stream(connection), bytes, gsize(bytes.count), nil, nil, nil)
        }
        g_io_stream_close(connection, nil, nil)
        g_object_unref(connection)
    }

    /// A late answer waits beside the message that it is for.
    private final class LateAnswer {
        let handler: RequestHandler
        let answer: Answer
        let message: OpaquePointer
        let source: UnsafeMutablePointer<GSource>

        init(
            _ handler: RequestHandler, _ answer: Answer, _ message: OpaquePointer,
            _ source: UnsafeMutablePointer<GSource>
        ) {
            (self.handler, self.answer, self.message, self.source) = (handler, answer, message, source)
            g_object_ref(UnsafeMutableRawPointer(message))
        }

        deinit { g_object_unref(UnsafeMutableRawPointer(message)) }
    }

    private func deliverLate(_ answer: Answer, _ message: OpaquePointer) {
        hanok_soup_pause(server, message)
        guard let source = g_timeout_source_new(guint(answer.delay * 1000)) else { return }
        let late = Unmanaged.passRetained(LateAnswer(self, answer, message, source)).toOpaque()
        lateSources.insert(source)
        g_source_set_callback(
            source,
            { data in
                guard let data else { return 0 }
                let late = Unmanaged<LateAnswer>.fromOpaque(data).takeUnretainedValue()
                late.handler.lateSources.remove(late.source)
                late.handler.deliver(late.answer, late.message)
                hanok_soup_unpause(late.handler.server, late.message)
                return 0
            }, late, { $0.map { Unmanaged<LateAnswer>.fromOpaque($0).release() } })
        g_source_attach(source, g_main_context_get_thread_default())
        g_source_unref(source)
    }
}
