import Platform

/// How far a gesture is.
package enum GesturePhase<Value> {
    /// It can't tell yet; with a value where there is something to tell (a press that may become a long one).
    case possible(Value?)
    case active(Value)
    case ended(Value)
    case failed

    package var isFinished: Bool {
        switch self {
        case .possible, .active: false
        case .ended, .failed: true
        }
    }

    package var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    package func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// What a gesture is told.
package enum GestureEvent {
    case pointer(PointerEvent)
    case transform(TransformEvent)
    /// The frame clock has come to a time that a tracker waits for.
    case time(Double)
}

/// Follows one gesture from its first event to its end. Nobody calls one that has ended or failed again.
@MainActor
package class GestureTracker<Value> {
    package final let context: GestureContext

    package init(_ context: GestureContext) { self.context = context }

    package func handle(_ event: GestureEvent) -> GesturePhase<Value> { .failed }
    /// As long as the pointer is down it can't end, as a tap can't: what ends before it, around it, comes first.
    package var endsWhenLifted: Bool { false }
    /// Another gesture has won, or the pointer was taken away.
    package func cancel() {}
}
