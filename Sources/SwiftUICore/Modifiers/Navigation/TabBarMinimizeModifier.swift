import Foundation

/// When the bar of a tab view makes room for the content.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    /// Never: so it is in the looks up to iOS 18.
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    /// As the user scrolls towards the end; it comes back on the way to the start.
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    /// As the user scrolls towards the start; it comes back on the way to the end.
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    public static let never = TabBarMinimizeBehavior(name: "never")

    /// Whether content that moves so far, in points towards its end, makes the bar smaller; nil for no change.
    func minimizes(_ distance: CGFloat) -> Bool? {
        switch self {
        case .onScrollDown: distance > 0
        case .onScrollUp: distance < 0
        default: nil
        }
    }
}

extension View {
    /// Sets when the bar of the tab views in the view makes room for the content: it goes below the lower edge.
    public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        environment(\.tabBarMinimizeBehavior, behavior)
    }
}

extension EnvironmentValues {
    /// When the bar of tab views makes room.
    var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
        get { self[TabBarMinimizeBehaviorKey.self] }
        set { self[TabBarMinimizeBehaviorKey.self] = newValue }
    }
}

struct TabBarMinimizeBehaviorKey: EnvironmentKey {
    static var defaultValue: TabBarMinimizeBehavior { .automatic }
}
