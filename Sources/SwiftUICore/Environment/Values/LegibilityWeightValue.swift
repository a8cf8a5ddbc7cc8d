/// How heavy text has to be to be read well.
@nonexhaustive public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

extension EnvironmentValues {
    /// How heavy text should be, as the user has set it; nil where the user has not.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}

package struct LegibilityWeightKey: EnvironmentKey {
    package static var defaultValue: LegibilityWeight? { nil }
}
