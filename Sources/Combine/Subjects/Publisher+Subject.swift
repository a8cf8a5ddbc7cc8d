extension Publisher {
    /// Attaches a subject to this publisher, so that it sends what this publisher sends.
    ///
    /// - Returns: A cancellable; releasing it ends that.
    @inlinable
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Failure == Failure, S.Output == Output {
        let subscriber = SubjectSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}
