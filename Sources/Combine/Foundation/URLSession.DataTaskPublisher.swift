import Foundation
@_weakLinked import FoundationNetworking

extension URLSession {
    /// Loads the contents of a URL for each subscriber.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Performs a request for each subscriber.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher that sends the response to a request, and then finishes.
    ///
    /// The request is made for each subscriber, as soon as there is demand. An error that is not a `URLError` becomes
    /// an unknown one.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest

        /// The session that performs the request.
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(subscription: Inner(parent: self, downstream: subscriber))
        }
    }
}

extension URLSession.DataTaskPublisher {
    final class Inner<Downstream: Subscriber>: Subscription, Describable
    where Downstream.Input == Output, Downstream.Failure == Failure {
        /// Guards the properties that follow; all but the last are `nil` once the subscription is over.
        private let lock = Lock()
        @exclusivity(unchecked) private var parent: URLSession.DataTaskPublisher?
        @exclusivity(unchecked) private var downstream: Downstream?
        @exclusivity(unchecked) private var task: URLSessionDataTask?
        @exclusivity(unchecked) private var demand = Subscribers.Demand.none

        init(parent: URLSession.DataTaskPublisher, downstream: Downstream) {
            self.parent = parent
            self.downstream = downstream
        }

        func request(_ demand: Subscribers.Demand) {
            demand.assertNonZero()
            lock.lock()
            guard let parent else { return lock.unlock() }
            self.demand += demand
            let task = task ?? makeTask(parent)
            self.task = task
            lock.unlock()
            task.resume()
        }

        /// The lock is held: two requests at once are to make one task. The session does not call back.
        private func makeTask(_ parent: URLSession.DataTaskPublisher) -> URLSessionDataTask {
            let receive = UncheckedSendable(receive)
            return parent.session.dataTask(with: parent.request) { receive.value($0, $1, $2) }
        }

        private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
            lock.lock()
            guard demand > 0, let downstream = downstream.take() else { return lock.unlock() }
            let released = (parent.take(), task.take())
            lock.unlock()
            if let response, error == nil {
                _ = downstream.receive((data ?? Data(), response))
                downstream.receive(completion: .finished)
            } else {
                downstream.receive(completion: .failure(URLError(reporting: error)))
            }
            // They are released here, without the lock.
            _ = released
        }

        func cancel() {
            lock.lock()
            let task = task.take()
            let released = (parent.take(), downstream.take())
            lock.unlock()
            task?.cancel()
            // They are the user's: they are released here, without the lock.
            _ = released
        }

        var description: String { "DataTaskPublisher" }

        var mirrorChildren: [Mirror.Child] {
            lock.withLock {
                [
                    ("task", task as Any), ("downstream", downstream as Any), ("parent", parent as Any),
                    ("demand", demand),
                ]
            }
        }
    }
}

extension URLError {
    /// What a session has reported: a `URLError`, or an error of its domain that has not become one.
    fileprivate init(reporting error: (any Error)?) {
        if let error = error as? URLError {
            self = error
        } else if let error = error as? NSError, error.domain == NSURLErrorDomain {
            self.init(_nsError: error)
        } else {
            self.init(.unknown)
        }
    }
}
