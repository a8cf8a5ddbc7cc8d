/// How an operator's two kinds of errors, its upstream's and those its closure throws, become its own.
@usableFromInline
struct FailureConversion<UpstreamFailure: Error, Thrown: Error, Failure: Error> {
    @usableFromInline let ofUpstream: (UpstreamFailure) -> Failure
    @usableFromInline let ofThrown: (Thrown) -> Failure

    @inlinable
    init(ofUpstream: @escaping (UpstreamFailure) -> Failure, ofThrown: @escaping (Thrown) -> Failure) {
        self.ofUpstream = ofUpstream
        self.ofThrown = ofThrown
    }
}

extension FailureConversion where UpstreamFailure == Failure, Thrown == Never {
    /// For operators whose closures don't throw: the upstream's errors stay as they are.
    @inlinable
    static var identity: Self { Self(ofUpstream: { $0 }, ofThrown: fromNothing) }

    @inlinable
    static func fromNothing(_ error: Never) -> Failure {}
}

extension FailureConversion where Thrown == any Error, Failure == any Error {
    /// For operators whose closures throw: all errors lose their type.
    @inlinable
    static var erasing: Self { Self(ofUpstream: { $0 }, ofThrown: { $0 }) }
}
