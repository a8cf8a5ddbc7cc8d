extension EnvironmentValues {
    /// How symbols stand in the effects that are set on them.
    var symbolPhase: SymbolPhase {
        get { self[SymbolPhaseKey.self] }
        set { self[SymbolPhaseKey.self] = newValue }
    }
}

struct SymbolPhaseKey: EnvironmentKey {
    static var defaultValue: SymbolPhase { .rest }
}
