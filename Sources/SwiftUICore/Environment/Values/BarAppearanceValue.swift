/// How bars look where nothing in the views says otherwise; what UIKit's appearance proxies set.
package struct BarAppearance: Hashable, Sendable {
    /// nil is the profile's.
    package var titleFont: Font?
    package var titleColor: Color?
    package var largeTitleFont: Font?
    package var largeTitleColor: Color?
    /// nil is the bar's material.
    package var navigationBackground: Color?
    /// Shown under large titles too, where nothing is scrolled below the bar.
    package var showsBackgroundAlways = false
    package var hidesNavigationShadow = false
    /// The colour of buttons; nil is the tint of what is around.
    package var navigationTint: Color?
    /// nil is the bar's material.
    package var tabBackground: Color?
    /// nil is grey.
    package var unselectedTabColor: Color?
    /// nil is the tint of what is around.
    package var selectedTabColor: Color?
    /// nil is that of the whole tab.
    package var unselectedTabTitleColor: Color?
    package var selectedTabTitleColor: Color?
    /// nil is the profile's.
    package var tabTitleFont: Font?
    /// The ground of the badges of tabs; nil is red.
    package var badgeColor: Color?
    package var hidesTabBar = false
    /// The dots of pages; nil is white, fainter for those that are not open.
    package var pageDotColor: Color?
    package var currentPageDotColor: Color?

    package init() {}
}

extension EnvironmentValues {
    package var barAppearance: BarAppearance {
        get { self[BarAppearanceKey.self] }
        set { self[BarAppearanceKey.self] = newValue }
    }
}

package struct BarAppearanceKey: EnvironmentKey {
    package static var defaultValue: BarAppearance { BarAppearance() }
}
