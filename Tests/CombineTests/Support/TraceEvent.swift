import Combine

/// What a subscriber has received, in a form that can be compared whatever the types.
enum TraceEvent: Equatable, CustomStringConvertible {
    /// A subscription, with its description.
    case subscription(String)
    case output(String)
    case finished
    case failed(String)

    static func value(_ value: some Any) -> Self { .output("\(value)") }

    static func completion(_ completion: Subscribers.Completion<some Error>) -> Self {
        switch completion {
        case .finished: .finished
        case .failure(let error): .failed("\(error)")
        }
    }

    /// The end of a stream that has failed with `TestFailure`.
    static var failed: Self { .failed("\(TestFailure())") }

    var description: String {
        switch self {
        case .subscription(let description): "subscription \(description)"
        case .output(let value): value
        case .finished: "finished"
        case .failed(let error): "failed with \(error)"
        }
    }
}

/// The error that tests send.
struct TestFailure: Error, Equatable, CustomStringConvertible {
    var description: String { "TestFailure" }
}
