/// Symbols come and go by an effect; what else is in the view comes at once, and goes when they are gone.
public nonisolated struct SymbolEffectTransition: Transition {
    private let absence: SymbolPhase
    private let pace: Double

    public init<T: TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {
        absence = effect._absence
        pace = options.pace
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let look = phase.isIdentity ? .rest : absence
        content.transformEnvironment(\.symbolPhase) { $0 = $0.with(look) }
            .transaction { if pace != 1 { $0.animation = $0.animation?.speed(pace) } }
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// Symbols in the view come and go in the usual way.
    public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

    /// Symbols in the view come and go by an effect.
    public static func symbolEffect<T: TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}
