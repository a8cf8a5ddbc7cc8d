/// What the screen of a toolbar is for.
public struct ToolbarRole: Sendable, Hashable {
    private let name: String
    public static let automatic = ToolbarRole(name: "automatic")
    /// Going through what there is.
    public static let browser = ToolbarRole(name: "browser")
    /// Changing one thing: the button that leads back says nothing, its chevron alone is shown.
    public static let editor = ToolbarRole(name: "editor")
    public static let navigationStack = ToolbarRole(name: "navigationStack")
}

extension View {
    /// Says what the screen is for, which the bar around it follows.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
        navigationOptions { $0.role = $0.role ?? role }
    }
}
