/// Something that a user does with a pointer, described by its parts.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells of itself.
    associatedtype Value
    associatedtype Body: Gesture

    /// The gesture that this one consists of.
    var body: Body { get }

    /// Makes what follows the gesture; the default follows `body`.
    static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureOutputs<Value>
    /// Brings what `_makeGesture` has made up to date with a new value of the gesture.
    static func _updateGesture(_ outputs: _GestureOutputs<Value>, to gesture: Self)
}

extension Gesture where Value == Body.Value {
    public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureOutputs<Value> {
        Body._makeGesture(gesture.body, inputs)
    }

    public static func _updateGesture(_ outputs: _GestureOutputs<Value>, to gesture: Self) {
        Body._updateGesture(outputs, to: gesture.body)
    }
}

extension Never: Gesture {
    public typealias Value = Never

    public static func _makeGesture(_ gesture: Never, _ inputs: _GestureInputs) -> _GestureOutputs<Never> {}
    public static func _updateGesture(_ outputs: _GestureOutputs<Never>, to gesture: Never) {}
}

/// What a gesture is followed with.
public struct _GestureInputs {
    package let context: GestureContext
}

/// What follows a gesture.
public struct _GestureOutputs<Value> {
    package let tracker: GestureTracker<Value>
}

/// A gesture that the engine follows itself.
@MainActor @preconcurrency
package protocol PrimitiveGesture: Gesture where Body == Never {
    associatedtype Tracker: GestureTracker<Value>
    static func makeTracker(_ gesture: Self, _ context: GestureContext) -> Tracker
    static func updateTracker(_ tracker: Tracker, to gesture: Self)
}

extension PrimitiveGesture {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }

    public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureOutputs<Value> {
        _GestureOutputs(tracker: makeTracker(gesture, inputs.context))
    }

    public static func _updateGesture(_ outputs: _GestureOutputs<Value>, to gesture: Self) {
        updateTracker(unsafeDowncast(outputs.tracker, to: Tracker.self), to: gesture)
    }
}

extension Gesture {
    package static func tracker(_ gesture: Self, _ context: GestureContext) -> GestureTracker<Value> {
        _makeGesture(gesture, _GestureInputs(context: context)).tracker
    }

    package static func update(_ tracker: GestureTracker<Value>, to gesture: Self) {
        _updateGesture(_GestureOutputs(tracker: tracker), to: gesture)
    }
}
