/// The size of text that the user likes, by its names of iOS 13.
@nonexhaustive public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// Whether it is one of the five sizes for people who see little.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    public init?(_ dynamicTypeSize: DynamicTypeSize) { self = Self.allCases[dynamicTypeSize.index] }

    fileprivate var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension ContentSizeCategory: Comparable {
    public static func < (left: Self, right: Self) -> Bool { left.position < right.position }
}

extension DynamicTypeSize {
    public init?(_ contentSizeCategory: ContentSizeCategory) { self = Self.allCases[contentSizeCategory.position] }
}

extension EnvironmentValues {
    /// The size of text that the user likes; the same as `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) ?? .large }
        set { dynamicTypeSize = DynamicTypeSize(newValue) ?? .large }
    }
}
