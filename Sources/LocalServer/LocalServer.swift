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
        let context = g_main_context_new()
        nonisolated(unsafe) let loop = g_main_loop_new(context, 0)!
        let start = ServerStart()
        thread = Thread {
            // The server belongs to the context of the thread that makes it.
            g_main_context_push_thread_default(g_main_loop_get_context(loop))
            let handler = RequestHandler(source: source, log: log)
            let address = handler.listen(port: port)
            start.finish(address)
            if case .success = address { g_main_loop_run(loop) }
            handler.close()
            g_main_context_pop_thread_default(g_main_loop_get_context(loop))
        }
        thread.start()
        self.loop = loop
        address = try start.wait().get()
        g_main_context_unref(context)
    }

    /// Ends the server.
    package func stop() { g_main_loop_quit(loop) }

    deinit {
        g_main_loop_quit(loop)
        g_main_loop_unref(loop)
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
