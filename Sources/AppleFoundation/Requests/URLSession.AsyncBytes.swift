import Foundation
@_weakLinked import FoundationNetworking

extension URLSession {
    /// The bytes of an answer, in the order and at the time in which they come.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        /// The task that brings them. Once it is cancelled, the sequence ends with an error.
        public let task: URLSessionDataTask
        let chunks: AsyncThrowingStream<Data, any Error>

        public func makeAsyncIterator() -> Iterator { Iterator(chunks: chunks.makeAsyncIterator()) }

        public struct Iterator: AsyncIteratorProtocol {
            var chunks: AsyncThrowingStream<Data, any Error>.Iterator
            private var chunk = Data()
            private var position = 0

            init(chunks: AsyncThrowingStream<Data, any Error>.Iterator) { self.chunks = chunks }

            /// - Throws: `URLError` where the transfer ends early.
            public mutating func next() async throws -> UInt8? {
                while position == chunk.endIndex {
                    guard let next = try await chunks.next() else { return nil }
                    chunk = next
                    position = next.startIndex
                }
                defer { position += 1 }
                return chunk[position]
            }
        }
    }

    /// Asks for what is at a URL, and comes back once the answer begins.
    /// - Throws: `URLError` where there is none.
    public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url))
    }

    /// Sends a request, and comes back once the answer begins. The session's delegate is not asked about it.
    /// - Throws: `URLError` where there is none.
    public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
        let receiver = ByteReceiver()
        let session = URLSession._session(configuration: configuration, delegate: receiver, delegateQueue: nil)
        let task = session.dataTask(with: request)
        let response = try await withTaskCancellationHandler {
            try await receiver.response(of: task)
        } onCancel: {
            task.cancel()
        }
        return (AsyncBytes(task: task, chunks: receiver.chunks), response)
    }
}
