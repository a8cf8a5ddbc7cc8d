extension Future where Failure == Never {
    /// The value that the future produces, awaited until there is one.
    public final var value: Output {
        get async { await FutureResult.of(self) }
    }
}

extension Future {
    /// The value that the future produces, awaited until there is one.
    ///
    /// - Throws: The error with which the future fails.
    public final var value: Output {
        get async throws { try await FutureResult.of(self) }
    }
}

/// The subscriber of someone who awaits a future.
private final class FutureResult<Input, Failure: Error>: Subscriber {
    private let resume: (Result<Input, Failure>) -> Void

    private init(resume: @escaping (Result<Input, Failure>) -> Void) {
        self.resume = resume
    }

    static func of(_ future: Future<Input, Failure>) async throws(Failure) -> Input {
        let result = await withUnsafeContinuation { continuation in
            future.subscribe(FutureResult { continuation.resume(returning: UncheckedSendable($0)) })
        }
        return try result.value.get()
    }

    func receive(subscription: any Subscription) {
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        resume(.success(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .failure(let error) = completion { resume(.failure(error)) }
    }
}
