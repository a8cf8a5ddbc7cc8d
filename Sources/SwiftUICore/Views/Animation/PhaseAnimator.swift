import Foundation
import RuntimeWarnings

/// A view that goes through phases, animating from each to the next.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    fileprivate let phases: [Phase]
    /// Starts the phases when it changes; nil where they start by themselves.
    fileprivate let trigger: AnyEquatable?
    fileprivate let content: (Phase) -> Content
    fileprivate let animation: (Phase) -> Animation?

    /// Goes through the phases again and again as long as it is shown.
    /// - Parameters:
    ///   - phases: at least one.
    ///   - animation: how it comes to a phase; nil jumps.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), nil, content, animation)
    }

    /// Goes through the phases once, back to the first, whenever a value changes.
    /// - Parameters:
    ///   - phases: at least one.
    ///   - animation: how it comes to a phase; nil jumps.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), AnyEquatable(trigger), content, animation)
    }

    private init(
        _ phases: [Phase], _ trigger: AnyEquatable?, _ content: @escaping (Phase) -> Content,
        _ animation: @escaping (Phase) -> Animation?
    ) {
        self.phases = phases
        self.trigger = trigger
        self.content = content
        self.animation = animation
        guard phases.isEmpty else { return }
        RuntimeWarning.report("A PhaseAnimator has no phases; it shows nothing.", once: "PhaseAnimator.empty")
    }
}

extension PhaseAnimator: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> PhaseNode<Phase, Content> { PhaseNode(self, inputs) }

    @MainActor
    package func updateNode(_ node: PhaseNode<Phase, Content>) { node.update(to: self) }
}

package final class PhaseNode<Phase: Equatable, Content: View>: StructuralWrapperNode {
    private var view: PhaseAnimator<Phase, Content>
    private var index = 0
    private var isGoing = false

    @MainActor
    init(_ view: PhaseAnimator<Phase, Content>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
        make(evaluateContent())
        guard view.trigger == nil else { return }
        viewGraph.lifecycle.addAppearance { [weak self] in self?.start() }
    }

    @MainActor
    func update(to view: PhaseAnimator<Phase, Content>) {
        let isTriggered = view.trigger != self.view.trigger
        self.view = view
        refresh()
        if isTriggered { viewGraph.lifecycle.addChange { [weak self] in self?.start() } }
    }

    override package func evaluate() {
        Transaction.perform(pendingTransaction) { refresh() }
        pendingTransaction = nil
    }

    @MainActor
    private func refresh() { Optional<Content>.updateNode(child, to: evaluateContent()) }

    @MainActor
    private func evaluateContent() -> Content? {
        viewGraph.bodyCount += 1
        guard !view.phases.isEmpty else { return nil }
        return observing { view.content(view.phases[min(index, view.phases.count - 1)]) }
    }

    // MARK: Phases

    private func start() {
        guard view.phases.count > 1, !isGoing else { return }
        isGoing = true
        advance()
    }

    /// Goes to the next phase, and on from there once that is reached.
    private func advance() {
        guard isAttached, isGoing, !view.phases.isEmpty else { return }
        index = (index + 1) % view.phases.count
        var transaction = Transaction(animation: view.animation(view.phases[index]))
        transaction.addAnimationCompletion { [weak self] in self?.reach() }
        invalidate(transaction: TransactionBox(transaction))
    }

    private func reach() {
        if view.trigger != nil, index == 0 { isGoing = false } else { advance() }
    }
}

/// A value that can only be compared.
struct AnyEquatable: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isEqual = { $0 as? Value == value }
    }

    static func == (left: AnyEquatable, right: AnyEquatable) -> Bool { left.isEqual(right.value) }
}

extension View {
    /// Goes through phases again and again, animating from each to the next.
    /// - Parameter phases: at least one.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PlaceholderView(content: self) { placeholder in
            PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
        }
    }

    /// Goes through phases once, back to the first, whenever a value changes.
    /// - Parameter phases: at least one.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PlaceholderView(content: self) { placeholder in
            PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
        }
    }
}
