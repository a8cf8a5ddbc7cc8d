/// A gesture whose type is not told.
public nonisolated struct AnyGesture<Value>: Gesture {
    private let make: @MainActor (GestureContext) -> GestureTracker<Value>

    @MainActor @preconcurrency
    public init<T: Gesture>(_ gesture: T) where T.Value == Value { make = { T.tracker(gesture, $0) } }

    public var body: Never { preconditionFailure("AnyGesture has no body.") }

    @MainActor
    public static func _makeGesture(
        _ gesture: AnyGesture<Value>, _ inputs: _GestureInputs
    ) -> _GestureOutputs<Value> { _GestureOutputs(tracker: gesture.make(inputs.context)) }

    /// What it holds may be of another type now; a gesture that goes on keeps its actions to its end.
    @MainActor
    public static func _updateGesture(_ outputs: _GestureOutputs<Value>, to gesture: AnyGesture<Value>) {}
}
