/// How a split view divides its width.
public protocol NavigationSplitViewStyle: Sendable {
    /// Whether the detail keeps its width, and the columns before it lie over it.
    static var _isDetailProminent: Bool { get }
}

extension NavigationSplitViewStyle {
    public static var _isDetailProminent: Bool { false }
}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public nonisolated init() {}
}

/// The columns lie side by side, and the detail takes what they leave.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public nonisolated init() {}
}

/// The detail keeps its width: the columns before it lie over it, until there is a tap beside them.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public nonisolated init() {}
    public static var _isDetailProminent: Bool { true }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension View {
    /// Sets how split views in the view divide a wide window. The automatic style lays the columns side by side.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.isSplitDetailProminent, S._isDetailProminent)
    }
}

extension EnvironmentValues {
    /// The columns of split views lie over the detail.
    package var isSplitDetailProminent: Bool {
        get { self[SplitDetailProminentKey.self] }
        set { self[SplitDetailProminentKey.self] = newValue }
    }
}

struct SplitDetailProminentKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
