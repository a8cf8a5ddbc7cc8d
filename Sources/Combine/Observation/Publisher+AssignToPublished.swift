extension Publisher where Failure == Never {
    /// Republishes values received from this publisher by assigning them to a published property.
    ///
    /// The subscription lives as long as the property: there is nothing to cancel.
    @inlinable
    public func assign(to published: inout Published<Output>.Publisher) {
        subscribe(SubjectSubscriber(published.subject))
    }
}
