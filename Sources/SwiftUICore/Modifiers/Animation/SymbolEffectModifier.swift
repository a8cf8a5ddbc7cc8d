import Foundation

extension View {
    /// Moves the view, a symbol or a view with symbols, whenever a value changes.
    ///
    /// The stand-in icons have no layers of their own: the whole symbol moves, as with `wholeSymbol`.
    public nonisolated func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(SymbolEffectModifier(effect: effect._effect, options: options, trigger: value, isActive: true))
    }

    /// Moves the view, a symbol or a view with symbols, as long as it is active.
    ///
    /// The stand-in icons have no layers of their own: the whole symbol moves, as with `wholeSymbol`.
    public nonisolated func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(
            SymbolEffectModifier(effect: effect._effect, options: options, trigger: nil as Int?, isActive: isActive))
    }

    /// Keeps effects that are set further out from the view.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        environment(\.removesSymbolEffects, isEnabled)
    }
}

private nonisolated struct SymbolEffectModifier<Trigger: Equatable>: ViewModifier {
    let effect: SymbolMotion
    let options: SymbolEffectOptions
    /// Nil goes on as long as it is active.
    let trigger: Trigger?
    let isActive: Bool
    @Environment(\.removesSymbolEffects) private var isRemoved

    @MainActor @ViewBuilder
    func body(content: Content) -> some View {
        let phases = phases
        if isRemoved {
            content
        } else if let trigger {
            content.phaseAnimator(phases, trigger: trigger) { content, phase in
                SymbolMotionView(content: content, phase: phase)
            } animation: { _ in
                animation
            }
        } else if let resting = effect.resting {
            content.modifier(SymbolPhaseModifier(phase: isActive ? resting : .rest))
                .animation(.snappy, value: isActive)
        } else if isActive {
            content.phaseAnimator(phases) { content, phase in
                SymbolMotionView(content: content, phase: phase)
            } animation: { _ in
                animation
            }
        } else {
            SymbolMotionView(content: content, phase: .rest)
        }
    }

    private var phases: [SymbolPhase] {
        let count = trigger == nil ? 1 : max(1, options.count ?? 1)
        return [.rest] + (0..<count).flatMap { _ in effect.phases }
    }

    private var animation: Animation {
        .easeInOut(duration: effect.duration / Double(max(1, effect.phases.count)) / max(0.01, options.speed))
    }
}

private struct SymbolMotionView<Content: View>: View {
    let content: Content
    let phase: SymbolPhase

    var body: some View { content.modifier(SymbolPhaseModifier(phase: phase)) }
}

private struct SymbolPhaseModifier: ViewModifier {
    let phase: SymbolPhase

    nonisolated init(phase: SymbolPhase) { self.phase = phase }

    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.symbolVariableValue) { $0 = phase.lit ?? $0 }
            .scaleEffect(phase.scale).rotationEffect(.degrees(phase.degrees)).opacity(phase.opacity)
    }
}

extension EnvironmentValues {
    /// Effects of symbols are not shown.
    var removesSymbolEffects: Bool {
        get { self[SymbolEffectsRemovedKey.self] }
        set { self[SymbolEffectsRemovedKey.self] = newValue }
    }
}

struct SymbolEffectsRemovedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
