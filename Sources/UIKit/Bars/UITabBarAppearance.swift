import Foundation

/// The looks of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
    /// The looks of tabs whose titles are below their icons, as they are in all bars here.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    /// The looks of tabs whose titles are beside their icons; no bar here has such tabs.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// The looks of tabs whose titles are beside their icons in a low window; no bar here has such tabs.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
}

/// The looks of a bar's tabs.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    /// Where a tab's title is.
    @nonexhaustive public enum Style: Int, Sendable {
        case stacked, inline, compactInline
    }

    /// Of tabs that are not open.
    public let normal = UITabBarItemStateAppearance()
    /// Of the tab that is open.
    public let selected = UITabBarItemStateAppearance()

    override public nonisolated init() { super.init() }

    public nonisolated init(style: Style) { super.init() }
}

/// The looks of tabs in one state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
    /// nil is the colour that the bar has for the state.
    open var iconColor: UIColor?
    /// `font` and `foregroundColor` count, the font for both states alike.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// nil is red.
    open var badgeBackgroundColor: UIColor?

    override public nonisolated init() { super.init() }
}
