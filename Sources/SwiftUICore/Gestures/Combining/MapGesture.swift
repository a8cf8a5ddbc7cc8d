extension Gesture {
    /// The gesture with another value, made from its own.
    @MainActor @preconcurrency
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, body: body)
    }
}

public nonisolated struct _MapGesture<Content: Gesture, T>: PrimitiveGesture {
    public typealias Value = T

    let content: Content
    let body_: (Content.Value) -> T

    init(content: Content, body: @escaping (Content.Value) -> T) {
        self.content = content
        body_ = body
    }

    @MainActor
    package static func makeTracker(_ gesture: Self, _ context: GestureContext) -> MapTracker<Content, T> {
        MapTracker(gesture, context)
    }

    @MainActor
    package static func updateTracker(_ tracker: MapTracker<Content, T>, to gesture: Self) {
        tracker.update(to: gesture)
    }
}

@MainActor
package final class MapTracker<Content: Gesture, Value>: GestureTracker<Value> {
    private var transform: (Content.Value) -> Value
    private let content: GestureTracker<Content.Value>

    init(_ gesture: _MapGesture<Content, Value>, _ context: GestureContext) {
        transform = gesture.body_
        content = Content.tracker(gesture.content, context)
        super.init(context)
    }

    func update(to gesture: _MapGesture<Content, Value>) {
        transform = gesture.body_
        Content.update(content, to: gesture.content)
    }

    override package func handle(_ event: GestureEvent) -> GesturePhase<Value> { content.handle(event).map(transform) }
    override package var endsWhenLifted: Bool { content.endsWhenLifted }
    override package func cancel() { content.cancel() }
}
