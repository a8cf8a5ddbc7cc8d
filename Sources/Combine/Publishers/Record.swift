/// A publisher that records a series of values and a completion, for playback to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
    /// The recorded values and completion.
    public let recording: Recording

    /// Creates a record of what a closure makes of a recording.
    @inlinable
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Creates a record of an existing recording.
    @inlinable
    public init(recording: Recording) {
        self.recording = recording
    }

    /// Creates a record of values and a completion.
    @inlinable
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    @inlinable
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = SequenceSubscription(
            sequence: recording.output, completion: recording.completion, downstream: subscriber, isRecording: true)
        subscription.start()
    }
}

extension Record: Encodable where Output: Encodable, Failure: Encodable {}

extension Record: Decodable where Output: Decodable, Failure: Decodable {}

extension Record {
    /// A recorded series of values and a completion.
    public struct Recording {
        public typealias Input = Output

        /// The recorded values.
        public private(set) var output: [Output]

        /// The recorded completion; finished, as long as none was recorded.
        public private(set) var completion: Subscribers.Completion<Failure>

        private var isComplete: Bool

        /// Creates a recording without values, which are to be added.
        public init() {
            output = []
            completion = .finished
            isComplete = false
        }

        /// Creates a complete recording.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
            isComplete = true
        }

        /// Adds a value. Traps when the recording is complete.
        public mutating func receive(_ input: Input) {
            precondition(!isComplete, "A value cannot be added to a recording that is complete.")
            output.append(input)
        }

        /// Adds the completion. Traps when the recording has one.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isComplete, "A completion cannot be added to a recording that is complete.")
            self.completion = completion
            isComplete = true
        }
    }
}

extension Record.Recording {
    private enum CodingKeys: String, CodingKey {
        case output
        case completion
    }
}

extension Record.Recording: Encodable where Output: Encodable, Failure: Encodable {
    public func encode(into encoder: any Encoder) throws {
        try encode(to: encoder)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }
}

extension Record.Recording: Decodable where Output: Decodable, Failure: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let output = try container.decode([Output].self, forKey: .output)
        let completion = try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion)
        self.init(output: output, completion: completion)
    }
}
