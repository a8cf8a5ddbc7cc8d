import Foundation

/// The sizes of navigation bars, tab bars and toolbars, in points without the safe area.
///
/// Source: widely observed on iOS 11 to 18; macOS from published measurements on macOS 26.
package struct BarMetrics: Hashable, Sendable {
    package var navigationBarHeight: CGFloat = 44
    /// The bar of a phone on its side.
    package var compactNavigationBarHeight: CGFloat = 32
    /// What a large title adds below the bar.
    package var largeTitleHeight: CGFloat = 52
    /// From the bar's row of buttons to the large title's line.
    package var largeTitleTop: CGFloat = 3
    package var largeTitlePointSize: CGFloat = 34
    package var titlePointSize: CGFloat = 17
    /// The field in which a title is changed (from memory).
    package var titleFieldWidth: CGFloat = 220
    package var titleFieldHeight: CGFloat = 32
    /// The left edge of a large title.
    package var largeTitleMargin: CGFloat = 16
    package var backChevronSize = CGSize(width: 13, height: 21)
    package var backChevronMargin: CGFloat = 8
    package var backChevronToTitle: CGFloat = 6
    package var itemMargin: CGFloat = 16
    package var itemSpacing: CGFloat = 8
    /// Between buttons at one end of a bar (from memory).
    package var barItemSpacing: CGFloat = 16

    package var toolbarHeight: CGFloat = 44
    package var tabBarHeight: CGFloat = 49
    package var tabBarIconSize: CGFloat = 25
    /// From the bar's upper edge to the square that icons are centred in, and from an icon to a title beside it (from
    /// memory).
    package var tabBarIconTop: CGFloat = 5
    package var tabBarIconToTitle: CGFloat = 6
    /// The font size of the symbols on tabs (from memory).
    package var tabBarSymbolPointSize: CGFloat = 20
    package var tabBarLabelPointSize: CGFloat = 10
    /// From the label's baseline to the bar's lower edge.
    package var tabBarLabelBaseline: CGFloat = 7

    /// The first columns of a split view (iPadOS 18, from memory).
    package var sidebarWidth: CGFloat = 320
    /// The column of an inspector (from memory).
    package var inspectorWidth: CGFloat = 270

    /// The dots of a view of pages (iOS 14 to 18, from memory).
    package var pageDotDiameter: CGFloat = 8
    package var pageDotPitch: CGFloat = 17
    package var pageControlHeight: CGFloat = 26

    /// What a line below a large title adds (from memory).
    package var subtitleHeight: CGFloat = 20
    /// The band of a search field below the title.
    package var searchBandHeight: CGFloat = 52
    package var searchFieldHeight: CGFloat = 36
    package var searchFieldMargin: CGFloat = 16
    package var searchFieldCornerRadius: CGFloat = 10
    package var searchIconLeading: CGFloat = 6
    package var searchTextLeading: CGFloat = 30
    /// Above a field that is below a title (from memory).
    package var searchFieldTop: CGFloat = 1
    /// Between a field and the button that ends the search (from memory).
    package var searchCancelSpacing: CGFloat = 10
    /// What the choice of where is searched adds (from memory).
    package var searchScopesHeight: CGFloat = 47

    /// The title bar of a window, without and with a toolbar.
    package var titleBarHeight: CGFloat = 0
    package var unifiedTitleBarHeight: CGFloat = 0

    package static let iOS = BarMetrics()

    package static let macOS: BarMetrics = {
        var metrics = BarMetrics()
        metrics.tabBarHeight = 24
        metrics.titlePointSize = 15
        metrics.titleBarHeight = 28
        metrics.unifiedTitleBarHeight = 52
        return metrics
    }()
}
