import Geometry

/// How bars end over what scrolls under them.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    /// Without a line, and no background before content lies under the bar.
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
    /// The bar has its background at all times.
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
}

extension View {
    /// Sets how the bars at some edges end: the navigation bar above, the tab bar and the bottom bar below.
    public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        barBackgrounds(style == .hard ? .visible : nil, at: edges)
    }

    /// Takes the backgrounds from the bars at some edges.
    public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        barBackgrounds(hidden ? .hidden : nil, at: edges)
    }

    /// - Parameter visibility: nil leaves the bars as they are.
    private nonisolated func barBackgrounds(_ visibility: Visibility?, at edges: Edge.Set) -> some View {
        navigationOptions { options in
            guard let visibility else { return }
            if edges.contains(.top) { options.backgroundVisibilities[.navigationBar] = visibility }
            guard edges.contains(.bottom) else { return }
            for bar in [ToolbarPlacement.tabBar, .bottomBar] { options.backgroundVisibilities[bar] = visibility }
        }
    }
}
