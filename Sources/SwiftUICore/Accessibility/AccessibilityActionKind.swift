import Platform

/// What an action of an element is for.
public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Storage: Equatable, Sendable { case standard, escape, magicTap, delete, showMenu, named(Text) }
    private let storage: Storage

    private init(_ storage: Storage) { self.storage = storage }

    /// An action with a name of its own.
    public init(named name: Text) { storage = .named(name) }

    /// What a tap does.
    public static let `default` = AccessibilityActionKind(.standard)
    /// Leaves what is open.
    public static let escape = AccessibilityActionKind(.escape)
    /// The most likely thing to do now.
    public static let magicTap = AccessibilityActionKind(.magicTap)
    public static let delete = AccessibilityActionKind(.delete)
    public static let showMenu = AccessibilityActionKind(.showMenu)

    @MainActor
    package func action(for node: ViewNode) -> AccessibilityAction {
        switch storage {
        case .standard: .activate
        case .escape: .escape
        case .magicTap: .named(node.systemString(.magicTap))
        case .delete: .named(node.systemString(.delete))
        case .showMenu: .named(node.systemString(.showMenu))
        case .named(let name): .named(node.accessibilityString(of: name))
        }
    }
}

/// Which way an adjustable element is changed.
@nonexhaustive public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

/// The level of a heading.
@nonexhaustive public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}
