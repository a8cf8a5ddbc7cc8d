import Platform

/// The size of text that the user likes.
@nonexhaustive public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether it is one of the five sizes for people who see little.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The column in the tables of text styles.
    package var index: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }
}

extension DynamicTypeSize {
    package init(_ size: TextSize) {
        self =
            switch size {
            case .xSmall: .xSmall
            case .small: .small
            case .medium: .medium
            case .large: .large
            case .xLarge: .xLarge
            case .xxLarge: .xxLarge
            case .xxxLarge: .xxxLarge
            case .accessibility1: .accessibility1
            case .accessibility2: .accessibility2
            case .accessibility3: .accessibility3
            case .accessibility4: .accessibility4
            case .accessibility5: .accessibility5
            }
    }
}

extension EnvironmentValues {
    /// The size of text that the user likes.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

package struct DynamicTypeSizeKey: EnvironmentKey {
    package static var defaultValue: DynamicTypeSize { .large }
}
