import Foundation
import Geometry
import Platform

/// The items of an open menu on their plate.
struct MenuPanel<Items: View>: View {
    let dismiss: @MainActor () -> Void
    /// The menu that this one was opened from.
    var outer: MenuDismissal?
    let items: Items
    @State private var hasMarks = false
    @Environment(\.profile.presentations) private var metrics

    init(
        dismiss: @escaping @MainActor () -> Void, outer: MenuDismissal? = nil, @ViewBuilder items: () -> Items
    ) {
        self.dismiss = dismiss
        self.outer = outer
        self.items = items()
    }

    var body: some View {
        ViewThatFits(in: .vertical) {
            list
            ScrollView { list }
        }
        .frame(width: metrics.menuWidth)
        .background(Material.thick)
        .clipShape(shape)
        .shadow(color: .black.opacity(0.2), radius: 16, y: 6)
        .tint(Color.primary)
        .modifier(MenuKeysModifier(leave: outer == nil ? nil : dismiss))
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: metrics.menuCornerRadius, style: .continuous) }

    private var list: some View {
        VStack(spacing: 0) { MenuItems(items: items) }
            .environment(\.menuHasMarks, hasMarks)
            .onPreferenceChange(MenuMarksKey.self) { hasMarks = $0 }
            .environment(\.menuDismissal, MenuDismissal(dismiss: dismiss, outer: outer))
            .environment(\.automaticLabelStyle, AnyLabelStyle(MenuLabelStyle()))
            .environment(\.listRow, nil)
            .environment(\.controlSize, .regular)
            .buttonStyle(MenuButtonStyle())
            .toggleStyle(MenuToggleStyle())
    }
}

/// What items close once they were chosen.
struct MenuDismissal {
    private let dismiss: @MainActor () -> Void
    private let outer: [MenuDismissal]

    init(dismiss: @escaping @MainActor () -> Void, outer: MenuDismissal?) {
        self.dismiss = dismiss
        self.outer = outer.map { [$0] } ?? []
    }

    /// Closes the menu and those that it was opened from.
    @MainActor
    func chosen() {
        dismiss()
        outer.first?.chosen()
    }
}

extension EnvironmentValues {
    /// The menu that the view is an item of; nil outside of menus.
    var menuDismissal: MenuDismissal? {
        get { self[MenuDismissalKey.self] }
        set { self[MenuDismissalKey.self] = newValue }
    }

    /// Whether an item closes its menu.
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuActionDismissBehaviorKey.self] }
        set { self[MenuActionDismissBehaviorKey.self] = newValue }
    }
}

struct MenuDismissalKey: EnvironmentKey {
    static var defaultValue: MenuDismissal? { nil }
}

struct MenuActionDismissBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
}

/// Whether an item closes its menu when it is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// The menu stays open.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
    /// Sets whether items in the view close their menu when they are chosen.
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}
