import Platform

/// What an element is or does, for those who don't see it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    /// It plays a sound of its own when it is activated.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    /// It sums up what the app shows when it starts.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    /// Speech should stop when it is activated.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// Touches on it go to the app, not to the screen reader.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    /// The page turns once it has been read.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    /// What is beside it can't be used while it is there.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

extension AccessibilityTraits {
    /// The role that the traits give to an element; nil where they give none.
    package var role: AccessibilityRole? {
        Self.roles.first { contains($0.trait) }?.role
    }

    private static let roles: [(trait: AccessibilityTraits, role: AccessibilityRole)] = [
        (.isToggle, .toggle), (.isLink, .link), (.isButton, .button), (.isSearchField, .textField),
        (.isTabBar, .tabBar), (.isImage, .image), (.isStaticText, .text),
    ]

    /// Those that are states and properties, not roles.
    package var states: Platform.AccessibilityTraits {
        var result: Platform.AccessibilityTraits = []
        for (trait, state) in Self.stateTable where contains(trait) { result.insert(state) }
        return result
    }

    private static let stateTable: [(AccessibilityTraits, Platform.AccessibilityTraits)] = [
        (.isHeader, .header), (.isSelected, .selected), (.isModal, .modal), (.updatesFrequently, .updatesFrequently),
        (.playsSound, .playsSound), (.isKeyboardKey, .keyboardKey), (.isSummaryElement, .summary),
        (.startsMediaSession, .startsMediaSession), (.allowsDirectInteraction, .allowsDirectInteraction),
        (.causesPageTurn, .causesPageTurn),
    ]
}
