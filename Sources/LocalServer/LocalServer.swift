import CSoup
import Foundation

/// An HTTP server on the loopback, for this machine only.
package final class LocalServer: @unchecked Sendable {
    /// Such as `http://127.0.0.1:40321`.
    package let address: String

    private let loop: OpaquePointer
    private let thread: Thread

    /// Begins to listen.
    /// - Parameters:
    ///   - port: 0 takes a free one.
    ///   - log: is told each request with its answer.
    /// - Throws: `LocalServerError` where the port can't be had.
    package init(
        _ source: any AnswerSource, port: UInt16 = 0, log: (@Sendable (Request, Answer) -> Void)? = nil
    ) throws {
        nonisolated(unsafe) let loop = Self.makeLoop()
        let start = ServerStart()
        // The thread may outlive this object by a moment, so it has a reference of its own.
        g_main_loop_ref(loop)
        thread = Thread {
            Self.serve(source, port: port, log: log, on: loop, start)
            g_main_loop_unref(loop)
        }
        thread.start()
        do {
            address = try start.wait().get()
        } catch {
            g_main_loop_unref(loop)
            throw error
        }
        self.loop = loop
    }

    /// Ends the server.
    package func stop() { Self.quit(loop) }

    deinit {
        Self.quit(loop)
        g_main_loop_unref(loop)
    }

    private static func makeLoop() -> OpaquePointer {
        let context = g_main_context_new()
        defer { g_main_context_unref(context) }
        return g_main_loop_new(context, 0)
    }

    /// Runs until the loop is told to quit.
    private static func serve(
        _ source: any AnswerSource, port: UInt16, log: (@Sendable (Request, Answer) -> Void)?,
        on loop: OpaquePointer, _ start: ServerStart
    ) {
        // The server belongs to the context of the thread that makes it.
        let context = g_main_loop_get_context(loop)
        g_main_context_push_thread_default(context)
        defer { g_main_context_pop_thread_default(context) }
        let handler = RequestHandler(source: source, log: log)
        let address = handler.listen(port: port)
        start.finish(address)
        if case .success = address { g_main_loop_run(loop) }
        handler.close()
    }

    /// The loop itself is told, since one that does not run yet would forget it.
    private static func quit(_ loop: OpaquePointer) {
        let source = g_idle_source_new()
        g_source_set_callback(
            source,
            { loop in
                g_main_loop_quit(loop.map { OpaquePointer($0) })
                return 0
            }, UnsafeMutableRawPointer(g_main_loop_ref(loop)),
            { loop in g_main_loop_unref(loop.map { OpaquePointer($0) }) })
        g_source_attach(source, g_main_loop_get_context(loop))
        g_source_unref(source)
    }
}

/// The server can't listen.
package struct LocalServerError: Error, CustomStringConvertible {
    package let description: String
}

/// Hands the address from the server's thread to the one that waits for it.
private final class ServerStart: @unchecked Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private var address: Result<String, LocalServerError>?

    func finish(_ address: Result<String, LocalServerError>) {
        self.address = address
        semaphore.signal()
    }

    func wait() -> Result<String, LocalServerError> {
        semaphore.wait()
        return address ?? .failure(LocalServerError(description: "the server did not start"))
    }
}
