import Foundation
@_weakLinked import FoundationNetworking

/// Hands on what a task receives, as it comes.
final class ByteReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    let chunks: AsyncThrowingStream<Data, any Error>
    private let continuation: AsyncThrowingStream<Data, any Error>.Continuation
    private let lock = NSLock()
    private var waiting: CheckedContinuation<URLResponse, any Error>?

    override init() {
        (chunks, continuation) = AsyncThrowingStream.makeStream()
        super.init()
    }

    /// Starts a task and waits for its answer to begin.
    func response(of task: URLSessionTask) async throws -> URLResponse {
        // Nobody listens any more.
        continuation.onTermination = { if case .cancelled = $0 { task.cancel() } }
        return try await withCheckedThrowingContinuation { waiting in
            lock.withLock { self.waiting = waiting }
            task.resume()
        }
    }

    private func answer(_ result: Result<URLResponse, any Error>) {
        let waiting = lock.withLock {
            defer { self.waiting = nil }
            return self.waiting
        }
        waiting?.resume(with: result)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        completionHandler(.allow)
        answer(.success(response))
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        continuation.yield(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let response = task.response, error == nil { answer(.success(response)) }
        answer(.failure(error ?? URLError(.badServerResponse)))
        continuation.finish(throwing: error)
        session.finishTasksAndInvalidate()
    }
}
