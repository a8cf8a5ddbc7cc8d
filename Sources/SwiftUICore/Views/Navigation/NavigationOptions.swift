import Foundation

/// What a view in a navigation stack says about the bars around it; nil is the default.
package struct NavigationOptions {
    package var title: Text?
    /// Holds the title, where people may change it in the bar.
    package var titleBinding: Binding<String>?
    package var displayMode: NavigationBarItem.TitleDisplayMode?
    package var items: [ToolbarEntry] = []
    package var isBackButtonHidden: Bool?
    package var visibilities: [ToolbarPlacement: Visibility] = [:]
    package var backgroundVisibilities: [ToolbarPlacement: Visibility] = [:]
    package var backgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
    package var search: SearchField?
    package var removedItems: Set<ToolbarDefaultItemKind> = []
    package var colorSchemes: [ToolbarPlacement: ColorScheme] = [:]
    /// What a tap on the title offers.
    package var titleMenu: AnyView?

    package var role: ToolbarRole?
    package var subtitle: Text?
    /// What the page grows out of.
    var zoomSource: MatchedTransitionKey?

    package init() {}

    /// Those of several views as one: the first that says something counts, and all items.
    fileprivate mutating func merge(_ other: NavigationOptions) {
        if title == nil { titleBinding = other.titleBinding }
        title = title ?? other.title
        displayMode = displayMode ?? other.displayMode
        items += other.items
        isBackButtonHidden = isBackButtonHidden ?? other.isBackButtonHidden
        visibilities.merge(other.visibilities) { first, _ in first }
        backgroundVisibilities.merge(other.backgroundVisibilities) { first, _ in first }
        backgrounds.merge(other.backgrounds) { first, _ in first }
        removedItems.formUnion(other.removedItems)
        colorSchemes.merge(other.colorSchemes) { first, _ in first }
        search = search ?? other.search
        titleMenu = titleMenu ?? other.titleMenu
        role = role ?? other.role
        subtitle = subtitle ?? other.subtitle
        zoomSource = zoomSource ?? other.zoomSource
    }

    package func isHidden(_ bar: ToolbarPlacement) -> Bool { visibilities[bar] == .hidden }
}

package struct NavigationOptionsKey: PreferenceKey {
    package static var defaultValue: NavigationOptions { NavigationOptions() }

    package static func reduce(value: inout NavigationOptions, nextValue: () -> NavigationOptions) {
        value.merge(nextValue())
    }
}

/// The bar at the top of a navigation stack.
public struct NavigationBarItem: Sendable {
    /// How the title is shown.
    @nonexhaustive public enum TitleDisplayMode: Hashable, Sendable {
        /// Large for the first view of a stack, and then as in the view before.
        case automatic
        /// In the middle of the bar.
        case inline
        /// Below the bar, until the content is scrolled.
        case large
    }
}

extension View {
    nonisolated func navigationOptions(_ change: @escaping (inout NavigationOptions) -> Void) -> some View {
        transformPreference(NavigationOptionsKey.self, change)
    }
}
