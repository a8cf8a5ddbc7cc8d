import Foundation

/// A view made of a value that keyframes move; its content is made anew at each frame.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
    fileprivate let initialValue: Value
    /// Starts the keyframes when it changes; nil where they start by themselves.
    fileprivate let trigger: AnyEquatable?
    fileprivate let isRepeating: Bool
    fileprivate let content: (Value) -> Content
    fileprivate let keyframes: (Value) -> KeyframePath

    /// Runs as soon as it is shown, again and again.
    /// - Parameter repeating: whether it runs now; if not, the content gets the value at the start of the keyframes.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        trigger = nil
        isRepeating = repeating
        self.content = content
        self.keyframes = keyframes
    }

    /// Runs once whenever a value changes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.trigger = AnyEquatable(trigger)
        isRepeating = false
        self.content = content
        self.keyframes = keyframes
    }
}

extension KeyframeAnimator: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> KeyframeNode<Value, KeyframePath, Content> {
        KeyframeNode(self, inputs)
    }

    @MainActor
    package func updateNode(_ node: KeyframeNode<Value, KeyframePath, Content>) { node.update(to: self) }
}

package final class KeyframeNode<Value, KeyframePath: Keyframes<Value>, Content: View>: StructuralWrapperNode {
    private var view: KeyframeAnimator<Value, KeyframePath, Content>
    private var value: Value
    private var running: Running?

    private final class Running: Animator {
        let timeline: KeyframeTimeline<Value>
        var start: Double
        private let show: (Value, Double) -> Bool

        init(
            _ node: ViewNode, _ timeline: KeyframeTimeline<Value>, start: Double,
            show: @escaping (Value, Double) -> Bool
        ) {
            self.timeline = timeline
            self.start = start
            self.show = show
            super.init(node)
        }

        override func step(to time: Double) -> Bool { show(timeline.value(time: time - start), time) }
    }

    @MainActor
    init(_ view: KeyframeAnimator<Value, KeyframePath, Content>, _ inputs: _ViewInputs) {
        self.view = view
        value = view.initialValue
        super.init(inputs)
        if view.trigger == nil { repeatOrRest() }
        make(evaluateContent())
    }

    @MainActor
    func update(to view: KeyframeAnimator<Value, KeyframePath, Content>) {
        let isTriggered = view.trigger != self.view.trigger
        let isRepeatingChanged = view.isRepeating != self.view.isRepeating
        self.view = view
        if view.trigger == nil, isRepeatingChanged { repeatOrRest() }
        if isTriggered { start() }
        refresh()
    }

    override package func evaluate() {
        Transaction.perform(pendingTransaction) { refresh() }
        pendingTransaction = nil
    }

    @MainActor
    private func refresh() { Content.updateNode(child, to: evaluateContent()) }

    @MainActor
    private func evaluateContent() -> Content {
        viewGraph.bodyCount += 1
        return observing { view.content(value) }
    }

    /// Runs from the beginning, or stands there.
    @MainActor
    private func repeatOrRest() {
        value = view.initialValue
        if view.isRepeating { return start() }
        running?.isCancelled = true
        running = nil
        value = KeyframeTimeline(initialValue: value) { view.keyframes(value) }.value(time: 0)
    }

    /// Starts from the value that is shown.
    @MainActor
    private func start() {
        running?.isCancelled = true
        let timeline = KeyframeTimeline(initialValue: value) { view.keyframes(value) }
        guard timeline.duration > 0 else {
            value = timeline.value(time: 0)
            return
        }
        let running = Running(self, timeline, start: viewGraph.time) { [unowned self] value, time in
            MainActor.assumeIsolated { show(value, at: time) }
        }
        self.running = running
        viewGraph.animations.add(running, in: viewGraph)
    }

    /// - Returns: whether it goes on.
    @MainActor
    private func show(_ value: Value, at time: Double) -> Bool {
        guard let running else { return false }
        self.value = value
        let isOver = time - running.start >= running.timeline.duration
        if isOver, view.isRepeating {
            running.start += running.timeline.duration
            self.value = running.timeline.value(time: time - running.start)
        }
        refresh()
        if isOver, !view.isRepeating { self.running = nil }
        return !isOver || view.isRepeating
    }
}

extension View {
    /// Moves a value by keyframes, again and again, and makes a view of this one and the value at each frame.
    /// - Parameter repeating: whether it runs now; if not, the content gets the value at the start of the keyframes.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        PlaceholderView(content: self) { placeholder in
            KeyframeAnimator(
                initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
                keyframes: keyframes)
        }
    }

    /// Moves a value by keyframes whenever another value changes, and makes a view of this one and the value.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        PlaceholderView(content: self) { placeholder in
            KeyframeAnimator(
                initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
                keyframes: keyframes)
        }
    }
}
