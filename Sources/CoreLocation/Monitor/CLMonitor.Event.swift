import Foundation

extension CLMonitor {
    /// A condition has come to be satisfied or not.
    public struct Event: Sendable {
        public enum State: UInt, Sendable {
            /// It can't be told yet.
            case unknown
            case satisfied
            case unsatisfied
            /// The condition can't be watched.
            case unmonitored
        }

        /// What the app calls the condition.
        public let identifier: String
        public let state: State
        /// When it came to be so.
        public let date: Date
        /// What satisfied a condition that allows several; nil for circles, which allow one.
        public var refinement: (any CLCondition)? { nil }
    }

    /// A condition, and the last that was told of it.
    public struct Record: Sendable {
        public let condition: any CLCondition
        public let lastEvent: Event
    }

    /// The events of a monitor, one after the other, until nobody waits for the next one.
    public struct Events: AsyncSequence, Sendable {
        public typealias Element = Event

        let monitor: CLMonitor

        public func makeAsyncIterator() -> Iterator { Iterator(monitor) }

        public struct Iterator: AsyncIteratorProtocol {
            private var events: AsyncStream<Event>.Iterator

            init(_ monitor: CLMonitor) { events = monitor.broadcast.stream().makeAsyncIterator() }

            public mutating func next() async throws -> Event? { await events.next() }
        }
    }
}
