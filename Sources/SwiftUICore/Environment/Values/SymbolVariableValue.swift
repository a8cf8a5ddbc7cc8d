extension EnvironmentValues {
    /// How much of symbols is lit, whatever they say themselves, 0…1; nil leaves that to them.
    package var symbolVariableValue: Double? {
        get { self[SymbolVariableValueKey.self] }
        set { self[SymbolVariableValueKey.self] = newValue }
    }
}

package struct SymbolVariableValueKey: EnvironmentKey {
    package static var defaultValue: Double? { nil }
}
