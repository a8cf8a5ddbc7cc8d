/// How a tab view lets its user choose.
public protocol TabViewStyle: Sendable {
    var _arrangement: _TabViewArrangement { get }
}

/// What a style of tab views says.
public enum _TabViewArrangement: Hashable, Sendable {
    case bar
    case sidebar
    case pages(PageTabViewStyle.IndexDisplayMode)
}

/// A bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public var _arrangement: _TabViewArrangement { .bar }
}

/// A bar of tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public var _arrangement: _TabViewArrangement { .bar }
}

/// A bar of tabs, in a wide window a sidebar, in place of which its user may have the bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public var _arrangement: _TabViewArrangement { .sidebar }
}

/// Pages beside one another, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        /// Where there is more than one page.
        public static let automatic = IndexDisplayMode(name: "automatic")
        public static let always = IndexDisplayMode(name: "always")
        public static let never = IndexDisplayMode(name: "never")
    }

    let mode: IndexDisplayMode

    public nonisolated init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {
        mode = indexDisplayMode
    }

    public var _arrangement: _TabViewArrangement { .pages(mode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension View {
    /// Sets how tab views in the view let their user choose.
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewArrangement, style._arrangement)
    }
}

extension EnvironmentValues {
    var tabViewArrangement: _TabViewArrangement {
        get { self[TabViewArrangementKey.self] }
        set { self[TabViewArrangementKey.self] = newValue }
    }
}

struct TabViewArrangementKey: EnvironmentKey {
    static var defaultValue: _TabViewArrangement { .bar }
}
