import Combine
import Testing

/// A stream as a line of text, a character for each tick:
///
///     -   nothing           a   a value          (ab|)  several events at one tick
///     |   finished          #   failed           [12]   a value of more than one character
struct Marbles: Equatable, CustomStringConvertible {
    var ticks: [[TraceEvent]] = []

    init() {}

    init(_ text: String) {
        var rest = Substring(text)
        while let character = rest.popFirst() {
            guard character == "(" else {
                ticks.append(character == "-" ? [] : [Self.event(character, &rest)])
                continue
            }
            var group: [TraceEvent] = []
            while let next = rest.popFirst(), next != ")" { group.append(Self.event(next, &rest)) }
            ticks.append(group)
        }
    }

    private static func event(_ character: Character, _ rest: inout Substring) -> TraceEvent {
        switch character {
        case "|": return .finished
        case "#": return .failed
        case "[":
            let value = rest.prefix { $0 != "]" }
            rest = rest.dropFirst(value.count + 1)
            return .output(String(value))
        default: return .output(String(character))
        }
    }

    mutating func append(_ event: TraceEvent, at tick: Int) {
        while ticks.count <= tick { ticks.append([]) }
        ticks[tick].append(event)
    }

    var description: String {
        let texts = ticks.map { events in
            let text = events.map(Self.text).joined()
            return events.isEmpty ? "-" : events.count == 1 ? text : "(\(text))"
        }
        return String(texts.joined().reversed().drop { $0 == "-" }.reversed())
    }

    private static func text(_ event: TraceEvent) -> String {
        switch event {
        case .subscription: ""
        case .output(let value): value.count == 1 ? value : "[\(value)]"
        case .finished: "|"
        case .failed: "#"
        }
    }
}

/// A publisher that sends the values of a line of marbles at their ticks, to whoever is subscribed and has demand.
final class MarbleSource: Publisher {
    typealias Output = String
    typealias Failure = TestFailure

    private let subject = PassthroughSubject<String, TestFailure>()
    private let scheduler: VirtualTimeScheduler
    /// The ticks at which subscribers came.
    private(set) var subscribed: [Int] = []
    /// The ticks at which subscriptions were cancelled.
    private(set) var cancelled: [Int] = []

    init(_ marbles: Marbles, on scheduler: VirtualTimeScheduler) {
        self.scheduler = scheduler
        for (tick, events) in marbles.ticks.enumerated() {
            for event in events {
                scheduler.schedule(after: .init(ticks: tick)) { [subject] in Self.send(event, to: subject) }
            }
        }
    }

    private static func send(_ event: TraceEvent, to subject: PassthroughSubject<String, TestFailure>) {
        switch event {
        case .subscription: break
        case .output(let value): subject.send(value)
        case .finished: subject.send(completion: .finished)
        case .failed: subject.send(completion: .failure(TestFailure()))
        }
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == String, S.Failure == TestFailure {
        subscribed.append(scheduler.now.ticks)
        subject.handleEvents(receiveCancel: { [self] in cancelled.append(scheduler.now.ticks) })
            .receive(subscriber: subscriber)
    }

    /// The values as numbers.
    var numbers: Publishers.Map<MarbleSource, Int> { map { Int($0)! } }
}

/// Plays lines of marbles, and expects a publisher made of them to send what another line says.
///
/// - Parameter cancelAt: The tick at which the subscription is cancelled, after all that happens at that tick.
/// - Returns: The sources, for a look at when they were subscribed to and cancelled.
@discardableResult
func expectMarbles<P: Publisher>(
    _ inputs: [String], give expected: String, demand: Subscribers.Demand = .unlimited, cancelAt: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ makePublisher: ([MarbleSource], VirtualTimeScheduler) -> P
) -> [MarbleSource] {
    let scheduler = VirtualTimeScheduler()
    let sources = inputs.map { MarbleSource(Marbles($0), on: scheduler) }
    var received = Marbles()
    let subscriber = AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { subscription in
            if let cancelAt { scheduler.schedule(after: .init(ticks: cancelAt)) { subscription.cancel() } }
            if demand > 0 { subscription.request(demand) }
        },
        receiveValue: { value in
            received.append(.value(value), at: scheduler.now.ticks)
            return .none
        },
        receiveCompletion: { received.append(.completion($0), at: scheduler.now.ticks) })
    makePublisher(sources, scheduler).subscribe(subscriber)
    scheduler.run(until: 60)
    #expect(received.description == Marbles(expected).description, sourceLocation: sourceLocation)
    return sources
}

/// Plays one line of marbles.
@discardableResult
func expectMarbles<P: Publisher>(
    _ input: String, give expected: String, demand: Subscribers.Demand = .unlimited, cancelAt: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, _ makePublisher: (MarbleSource) -> P
) -> MarbleSource {
    expectMarbles([input], give: expected, demand: demand, cancelAt: cancelAt, sourceLocation: sourceLocation) {
        sources, _ in makePublisher(sources[0])
    }[0]
}

/// Plays one line of marbles, for an operator that needs a scheduler.
@discardableResult
func expectMarbles<P: Publisher>(
    timed input: String, give expected: String, demand: Subscribers.Demand = .unlimited, cancelAt: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ makePublisher: (MarbleSource, VirtualTimeScheduler) -> P
) -> MarbleSource {
    expectMarbles([input], give: expected, demand: demand, cancelAt: cancelAt, sourceLocation: sourceLocation) {
        sources, scheduler in makePublisher(sources[0], scheduler)
    }[0]
}
