import Foundation

extension View {
    /// Moves the symbols in the view whenever a value changes; other views stay as they are.
    ///
    /// The stand-in icons have no layers of their own: the whole symbol moves, as with `wholeSymbol`.
    public nonisolated func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            SymbolEffectModifier(
                motion: effect._motion, options: options, trigger: AnyEquatable(value), isActive: false))
    }

    /// Moves the symbols in the view as long as it is active; other views stay as they are.
    ///
    /// The stand-in icons have no layers of their own: the whole symbol moves, as with `wholeSymbol`.
    public nonisolated func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(
            SymbolEffectModifier(motion: effect._motion, options: options, trigger: nil, isActive: isActive))
    }

    /// Keeps effects that are set further out from the view.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolPhase) { if isEnabled { $0 = .rest } }
    }
}

/// An effect of symbols.
nonisolated struct SymbolEffectModifier: ViewModifier {
    let motion: SymbolMotion
    let options: SymbolEffectOptions
    /// Runs the effect when it changes; nil where it runs as long as it is active.
    let trigger: AnyEquatable?
    let isActive: Bool

    @MainActor
    func body(content: Content) -> some View {
        SymbolEffectView(modifier: self) { phase in
            content.transformEnvironment(\.symbolPhase) { $0 = $0.with(phase) }
        }
    }
}

nonisolated struct SymbolEffectView<Content: View>: PrimitiveView {
    let modifier: SymbolEffectModifier
    let content: (SymbolPhase) -> Content

    @MainActor
    func makeNode(_ inputs: _ViewInputs) -> SymbolEffectNode<Content> { SymbolEffectNode(self, inputs) }

    @MainActor
    func updateNode(_ node: SymbolEffectNode<Content>) { node.update(to: self) }
}

/// Goes through the phases of an effect; the symbols move from each to the next by themselves.
package final class SymbolEffectNode<Content: View>: StructuralWrapperNode {
    private var view: SymbolEffectView<Content>
    private var phase: SymbolPhase
    /// What is still to be gone through in this run.
    private var steps: ArraySlice<SymbolPhase> = []
    /// How often it runs after this one; nil where nobody counts.
    private var runsLeft: Int? = 0
    /// Degrees by which it has turned in earlier runs.
    private var turn = 0.0
    private var ticket: FrameClock.Ticket?

    /// Seconds for a symbol to take on a state that stays, or to leave it (from memory).
    private static var standingDuration: Double { 0.3 }

    @MainActor
    init(_ view: SymbolEffectView<Content>, _ inputs: _ViewInputs) {
        self.view = view
        phase = Self.standing(view.modifier) ?? .rest
        super.init(inputs)
        make(view.content(phase))
        if view.modifier.isActive, view.modifier.motion.inactive == nil {
            viewGraph.lifecycle.addAppearance { [weak self] in self?.start() }
        }
    }

    /// Where a symbol stands in an effect that stays; nil in one that moves.
    private static func standing(_ modifier: SymbolEffectModifier) -> SymbolPhase? {
        modifier.motion.inactive.map { modifier.isActive ? modifier.motion.phases[0] : $0 }
    }

    private var motion: SymbolMotion { view.modifier.motion }
    private var options: SymbolEffectOptions { view.modifier.options }

    @MainActor
    func update(to view: SymbolEffectView<Content>) {
        let old = self.view.modifier
        self.view = view
        Content.updateNode(child, to: view.content(phase))
        let new = view.modifier
        if let standing = Self.standing(new) {
            if standing != phase { change { $0.go(to: standing, in: Self.standingDuration) } }
        } else if new.trigger != old.trigger || (new.isActive && !old.isActive) {
            change { $0.start() }
        } else if old.isActive && !new.isActive {
            // What it has begun it finishes.
            runsLeft = 0
        }
    }

    private func change(_ action: @escaping (SymbolEffectNode) -> Void) {
        viewGraph.lifecycle.addChange { [weak self] in self.map(action) }
    }

    override package func evaluate() {
        Transaction.perform(pendingTransaction) { Content.updateNode(child, to: view.content(phase)) }
        pendingTransaction = nil
    }

    override package func willDetach() {
        ticket?.cancel()
        super.willDetach()
    }

    // MARK: Running

    private func start() {
        guard isAttached else { return }
        runsLeft = options.runs(isTriggered: view.modifier.trigger != nil).map { $0 - 1 }
        run()
    }

    private func run() {
        let isMirrored = motion.isMirroredWithText && environment.layoutDirection == .rightToLeft
        steps = isMirrored ? motion.phases.map(\.mirrored)[...] : motion.phases[...]
        if motion.turn == 0 { steps.append(.rest) }
        step()
    }

    private func step() {
        if let next = steps.popFirst() { return go(to: next.turned(by: turn), in: motion.step / options.pace) }
        turn += motion.turn
        guard runsLeft != 0 else { return }
        runsLeft = runsLeft.map { $0 - 1 }
        if options.pause > 0 { after(options.pause) { $0.run() } } else { run() }
    }

    private func go(to phase: SymbolPhase, in duration: Double) {
        self.phase = phase
        let isEndless = motion.turn != 0 && runsLeft == nil && options.pause == 0
        invalidate(
            transaction: TransactionBox(
                Transaction(animation: isEndless ? .linear(duration: duration) : .easeInOut(duration: duration))))
        if motion.inactive == nil { after(duration) { $0.step() } }
    }

    private func after(_ seconds: Double, _ action: @escaping (SymbolEffectNode) -> Void) {
        ticket?.cancel()
        ticket = viewGraph.clock.at(viewGraph.time + seconds) { [weak self] in
            if let self, isAttached { action(self) }
        }
        viewGraph.requestFrame?()
    }
}
