/// A gesture that may be absent: nothing is followed then.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never

    public var body: Never { preconditionFailure("An optional gesture has no body.") }

    public static func _makeGesture(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureOutputs<Value> {
        // The base class fails at the first event.
        guard let gesture else { return _GestureOutputs(tracker: GestureTracker(inputs.context)) }
        return Wrapped._makeGesture(gesture, inputs)
    }

    /// A gesture that goes on while it becomes absent keeps its actions to its end.
    public static func _updateGesture(_ outputs: _GestureOutputs<Value>, to gesture: Self) {
        guard let gesture, type(of: outputs.tracker) != GestureTracker<Value>.self else { return }
        Wrapped._updateGesture(outputs, to: gesture)
    }
}
