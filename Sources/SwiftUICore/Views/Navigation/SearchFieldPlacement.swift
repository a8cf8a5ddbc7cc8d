/// Where a search field stands.
///
/// All fields stand in the navigation bar, below the title; what a placement changes there is whether the field goes as
/// content is scrolled.
public struct SearchFieldPlacement: Sendable {
    /// Whether the field goes as content is scrolled.
    let collapses: Bool

    public static let automatic = SearchFieldPlacement(collapses: true)
    public static let toolbar = SearchFieldPlacement(collapses: true)
    public static let toolbarPrincipal = SearchFieldPlacement(collapses: false)
    public static let sidebar = SearchFieldPlacement(collapses: true)
    public static let navigationBarDrawer = SearchFieldPlacement(collapses: true)

    /// Below the title of the navigation bar.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(collapses: displayMode.collapses)
    }

    /// Whether a field below the title goes as content is scrolled.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let collapses: Bool

        /// It goes before the title does.
        public static let automatic = NavigationBarDrawerDisplayMode(collapses: true)
        /// It stays.
        public static let always = NavigationBarDrawerDisplayMode(collapses: false)
    }
}
