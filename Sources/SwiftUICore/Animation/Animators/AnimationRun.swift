import Geometry

/// One animation on its way.
struct AnimationRun<Data: VectorArithmetic> {
    private(set) var animation: Animation
    /// The way from the start to the end.
    private(set) var interval: Data
    private let start: Double
    private var context: AnimationContext<Data>
    private var completions: [AnimationCompletion]
    /// Animations that this one took the place of, until they would have looked complete.
    private var replaced: [AnimationRun] = []

    init(
        _ animation: Animation, interval: Data, start: Double, transaction: Transaction, environment: EnvironmentValues
    ) {
        self.animation = animation
        self.interval = interval
        self.start = start
        context = AnimationContext(environment: environment)
        completions = transaction.completions
    }

    /// Changes what is still to be gone.
    mutating func adjust(_ change: (inout Data) -> Void) { change(&interval) }

    /// The part of the way that is done; nil once the animation has ended.
    mutating func value(at time: Double) -> Data? {
        let value = animation.animate(value: interval, time: time - start, context: &context)
        if context.isLogicallyComplete { completions.removeAll { $0.criteria == .logicallyComplete } }
        replaced = replaced.compactMap { $0.advanced(to: time) }
        return value
    }

    private func advanced(to time: Double) -> AnimationRun? {
        var run = self
        return run.value(at: time) == nil || run.completions.isEmpty ? nil : run
    }

    /// Goes on with another animation to another end, if that can take this one's place.
    mutating func merge(_ new: Animation, adding difference: Data, at time: Double, _ transaction: Transaction) -> Bool
    {
        var context = self.context
        guard new.shouldMerge(previous: animation, value: interval, time: time - start, context: &context) else {
            return false
        }
        if completions.contains(where: { $0.criteria == .logicallyComplete }) { leaveBehind() }
        animation = new
        interval += difference
        self.context = context
        completions += transaction.completions
        return true
    }

    /// Who waits for the animation to look complete does not wait for the one that takes its place.
    private mutating func leaveBehind() {
        var old = self
        old.replaced = []
        old.completions = completions.filter { $0.criteria == .logicallyComplete }
        completions.removeAll { $0.criteria == .logicallyComplete }
        replaced.append(old)
    }
}
