/// How the lines of a text stand to one another.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

extension EnvironmentValues {
    /// How the lines of a text stand to one another.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }
}

package struct MultilineTextAlignmentKey: EnvironmentKey {
    package static var defaultValue: TextAlignment { .leading }
}
