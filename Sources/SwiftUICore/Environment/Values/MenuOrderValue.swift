/// In which order a menu lists its items.
public struct MenuOrder: Hashable, Sendable {
    private let name: String

    /// The button of a menu lists the first item next to itself; a context menu lists it at the top.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first item is the one that is nearest to where the menu was opened.
    public static let priority = MenuOrder(name: "priority")
    /// From top to bottom.
    public static let fixed = MenuOrder(name: "fixed")
}

extension EnvironmentValues {
    /// In which order menus list their items.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    /// The content of the presentation is above the view that it was opened from.
    var isPresentedAbove: Bool {
        get { self[IsPresentedAboveKey.self] }
        set { self[IsPresentedAboveKey.self] = newValue }
    }
}

struct MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
}

struct IsPresentedAboveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension View {
    /// Sets in which order menus in the view list their items where they open above what they were opened from.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
