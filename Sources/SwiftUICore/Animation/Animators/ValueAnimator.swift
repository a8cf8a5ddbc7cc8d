import Geometry

/// Moves an `Animatable` value and shows it at each frame.
package class ValueAnimator<Value>: Animator {
    /// Where the value will be.
    fileprivate(set) final var target: Value
    fileprivate final let show: (_ value: Value, _ isLast: Bool) -> Void

    fileprivate init(
        of node: ViewNode, at value: Value, show: @escaping (_ value: Value, _ isLast: Bool) -> Void
    ) {
        target = value
        self.show = show
        super.init(node)
    }

    /// Gives the value another end.
    /// - Returns: what is shown now; nil where nothing is left to move.
    func move(to value: Value, _ transaction: Transaction, at time: Double) -> Value? { nil }
}

extension ValueAnimator {
    /// Moves a value of a type that may be `Animatable`.
    /// - Parameter show: called at every frame with the value to be shown.
    /// - Returns: nil where there is nothing to be animated.
    static func start(
        _ node: ViewNode, from old: Value, to new: Value, _ transaction: Transaction,
        show: @escaping (_ value: Value, _ isLast: Bool) -> Void
    ) -> ValueAnimator<Value>? {
        guard let type = Value.self as? any Animatable.Type else { return nil }
        func open<Actual: Animatable>(_ type: Actual.Type) -> AnyObject? {
            guard Actual.AnimatableData.self != EmptyAnimatableData.self else { return nil }
            let animator = TypedValueAnimator<Actual>(
                animating: node, at: old as! Actual, show: unsafeBitCast(show, to: TypedValueAnimator<Actual>.Show.self)
            )
            return animator.begin(to: new as! Actual, transaction, in: node.viewGraph) ? animator : nil
        }
        return _openExistential(type, do: open).map { unsafeDowncast($0, to: ValueAnimator<Value>.self) }
    }
}

private final class TypedValueAnimator<Value: Animatable>: ValueAnimator<Value> {
    typealias Show = (_ value: Value, _ isLast: Bool) -> Void

    private var animation: AttributeAnimation<Value.AnimatableData>
    private let environment: EnvironmentValues

    init(animating node: ViewNode, at value: Value, show: @escaping Show) {
        animation = AttributeAnimation(at: value.animatableData)
        environment = node.environment.values
        super.init(of: node, at: value, show: show)
    }

    func begin(to value: Value, _ transaction: Transaction, in viewGraph: ViewGraph) -> Bool {
        target = value
        guard animation.move(to: value.animatableData, transaction, at: viewGraph.time, in: environment) else {
            return false
        }
        viewGraph.animations.add(self, in: viewGraph)
        return true
    }

    override func move(to value: Value, _ transaction: Transaction, at time: Double) -> Value? {
        target = value
        let data = value.animatableData
        guard data == animation.target || animation.move(to: data, transaction, at: time, in: environment) else {
            return nil
        }
        return shown(at: time)
    }

    private func shown(at time: Double) -> Value {
        var value = target
        value.animatableData = animation.value(at: time)
        return value
    }

    override func step(to time: Double) -> Bool {
        let value = shown(at: time)
        show(animation.isRunning ? value : target, !animation.isRunning)
        return animation.isRunning
    }
}

/// A place for the animator of a value, empty at rest.
struct AnimationSlot<Value> {
    private var animator: ValueAnimator<Value>?

    /// Where the value will be; nil at rest.
    var target: Value? { animator?.target }

    /// What is to be shown of a new value now: where the change is animated, what is shown already.
    /// - Parameter show: called at every frame with the value to be shown.
    mutating func present(
        _ new: Value, from old: Value, at node: ViewNode, _ transaction: Transaction?,
        show: @escaping (_ value: Value, _ isLast: Bool) -> Void
    ) -> Value {
        guard let transaction else {
            stop()
            return new
        }
        if let animator {
            if let shown = animator.move(to: new, transaction, at: node.viewGraph.time) { return shown }
            stop()
            return new
        }
        animator = ValueAnimator.start(node, from: old, to: new, transaction, show: show)
        return animator?.move(to: new, transaction, at: node.viewGraph.time) ?? new
    }

    mutating func stop() {
        animator?.isCancelled = true
        animator = nil
    }

    var isEmpty: Bool { animator == nil }
}
