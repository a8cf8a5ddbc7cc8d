import Foundation
import Geometry
import Platform

/// One item of a menu.
struct MenuRow<Content: View>: View {
    enum Mark { case none, off, on }

    var role: ButtonRole?
    var mark = Mark.none
    /// A submenu opens from it.
    var opensMenu = false
    /// The submenu is open, and this is its first item.
    var isOpen = false
    let content: Content
    let action: @MainActor () -> Void
    @State private var isPressed = false
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuHasMarks) private var hasMarks
    @Environment(\.isCommandsMenu) private var isCommandsMenu
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.profile.presentations.menuRowHeight) private var height

    init(
        role: ButtonRole? = nil, mark: Mark = .none, opensMenu: Bool = false, isOpen: Bool = false,
        @ViewBuilder content: () -> Content, action: @escaping @MainActor () -> Void
    ) {
        self.role = role
        self.mark = mark
        self.opensMenu = opensMenu
        self.isOpen = isOpen
        self.content = content()
        self.action = action
    }

    var body: some View {
        HStack(spacing: 0) {
            if hasMarks {
                Image(systemName: "checkmark").font(.body.weight(.semibold)).imageScale(.small)
                    .opacity(mark == .on ? 1 : 0).frame(width: 24, alignment: .leading).accessibilityHidden(true)
            }
            content.frame(maxWidth: .infinity, alignment: .leading)
            if isCommandsMenu, !opensMenu, let shortcut {
                Text(verbatim: shortcut.symbols).foregroundStyle(.secondary).accessibilityHidden(true)
            }
            if opensMenu {
                Image(systemName: isOpen ? "chevron.down" : "chevron.forward").imageScale(.small)
                    .foregroundStyle(.secondary).accessibilityHidden(true)
            }
        }
        .font(.body)
        .foregroundStyle(role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(Color.primary))
        .dimmed(unless: isEnabled)
        .padding(.horizontal, 16).padding(.vertical, 11)
        .frame(minHeight: height)
        .background(isPressed || isHovered ? Color(SystemColor.systemFill) : Color.clear)
        .onHover { isHovered = $0 && isEnabled }
        .modifier(
            PressModifier(
                isPressed: $isPressed, role: .menuItem, traits: mark == .on ? .selected : [],
                isExpanded: opensMenu ? isOpen : nil, focusLook: .fill, action: action)
        )
        .preference(key: MenuMarksKey.self, value: mark == .on)
    }
}

/// Whether an item of the menu has a checkmark: then the titles of all make room for it.
struct MenuMarksKey: PreferenceKey, EnvironmentKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

extension EnvironmentValues {
    var menuHasMarks: Bool {
        get { self[MenuMarksKey.self] }
        set { self[MenuMarksKey.self] = newValue }
    }
}

/// The first item of a submenu: what it was opened by, which also closes it.
struct MenuTitleRow<Label: View>: View {
    let label: Label
    let close: @MainActor () -> Void

    var body: some View {
        MenuRow(opensMenu: true, isOpen: true) {
            label.fontWeight(.semibold)
        } action: {
            close()
        }
    }
}

/// A button as an item of a menu.
struct MenuButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

private struct MenuButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.menuDismissal) private var dismissal
    @Environment(\.menuActionDismissBehavior) private var behavior

    var body: some View {
        MenuRow(role: configuration.role) {
            configuration.label
        } action: {
            if behavior != .disabled { dismissal?.chosen() }
            configuration.trigger()
        }
    }
}

/// A toggle as an item of a menu, with a checkmark while it is on.
struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { MenuToggle(configuration: configuration) }
}

private struct MenuToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.menuDismissal) private var dismissal
    @Environment(\.menuActionDismissBehavior) private var behavior

    var body: some View {
        MenuRow(mark: configuration.isOn ? .on : .off) {
            configuration.label
        } action: {
            if behavior != .disabled { dismissal?.chosen() }
            configuration.toggle()
        }
    }
}

/// The title, and the icon at the trailing edge.
struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.title.frame(maxWidth: .infinity, alignment: .leading)
            // An icon that is higher than its line makes no item higher.
            configuration.icon.padding(.vertical, -5).accessibilityHidden(true)
        }
    }
}

/// An item that opens another menu.
struct SubmenuRow<Label: View, Items: View>: View {
    let label: Label
    let items: Items
    @State private var isOpen = false
    @Environment(\.menuDismissal) private var outer

    init(label: Label, @ViewBuilder items: () -> Items) {
        self.label = label
        self.items = items()
    }

    var body: some View {
        MenuRow(opensMenu: true) {
            label
        } action: {
            isOpen = true
        }
        .presentation(isPresented: $isOpen, style: .menu(anchor)) {
            MenuPanel(dismiss: { isOpen = false }, outer: outer) {
                MenuTitleRow(label: label) { isOpen = false }
                items
            }
            .environment(\.menuIsOfButton, false)
        }
    }

    /// A submenu covers the menu that it was opened from.
    private var anchor: PresentationAnchor {
        var anchor = PresentationAnchor()
        anchor.gap = -44
        return anchor
    }
}
