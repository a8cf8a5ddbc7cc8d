/// A menu at the title in the middle of the navigation bar, as an item of a toolbar.
public nonisolated struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor
    public static func _collectItems(_ menu: ToolbarTitleMenu<Content>, into items: inout _ToolbarItems) {
        items.titleMenu = items.titleMenu ?? AnyView(menu.content)
    }
}
