/// A publisher that provides an explicit means of connecting and cancelling publication.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Connects to the publisher, so that it begins to send, and answers what ends that.
    func connect() -> any Cancellable
}
