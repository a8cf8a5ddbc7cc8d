import Foundation
import Geometry
import Platform

extension View {
    /// Opens a menu when the view is pressed for half a second, or clicked with the secondary button.
    ///
    /// Without items there is no menu.
    public nonisolated func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: nil as EmptyView?))
    }

    /// Opens a menu with a preview above it when the view is pressed for half a second, or clicked with the secondary
    /// button.
    public nonisolated func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
    }

    /// The form of iOS 13; nil is no menu.
    public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items, preview: nil as EmptyView?))
    }
}

/// The items of a context menu.
public nonisolated struct ContextMenu<MenuItems: View> {
    let items: MenuItems
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

private nonisolated struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
    let items: Items?
    let preview: Preview?
    @State private var isOpen = false

    @MainActor
    func body(content: Content) -> some View {
        if Items.self == EmptyView.self || items == nil {
            content
        } else {
            content.modifier(MenuPressModifier(action: { isOpen = true }, close: { isOpen = false }))
                .presentation(isPresented: $isOpen, style: style) { panel }
        }
    }

    @MainActor
    private var style: PresentationStyle {
        var style = PresentationStyle.menu()
        style.dims = true
        // What has a preview shows that.
        if preview == nil { style.lifted = { $0.listRow ?? $0 } }
        return style
    }

    @MainActor
    private var panel: some View {
        VStack(spacing: 12) {
            preview?.background(Color(SystemColor.systemBackground))
                .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
            MenuPanel(dismiss: { isOpen = false }) { items }
        }
    }
}

/// Does something when its content is pressed for long, or clicked with the secondary button.
nonisolated struct MenuPressModifier: ElementModifier {
    let action: @MainActor () -> Void
    /// Takes it back.
    var close: @MainActor () -> Void = {}

    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> MenuPressNode {
        MenuPressNode(self, child: child, inputs)
    }
}

/// The keyboard can be given to it where nothing in it has keys: the menu key opens the menu.
final class MenuPressNode: FocusableNode<MenuPressModifier>, Responder {
    /// Points that the pointer may move meanwhile (UIKit's long press).
    private static let tolerance: CGFloat = 10

    override var responder: (any Responder)? { self }
    override func modifierChanged(from old: MenuPressModifier) {}
    override var affectsDrawing: Bool { false }

    override nonisolated var isFocusable: Bool {
        let node = UncheckedBox(self)
        return isEnabled && MainActor.assumeIsolated { !node.value.hasKeysElsewhere }
    }

    private var hasKeysElsewhere: Bool {
        enclosingRow?.takesKeys == true || FocusSearch().first(in: child, isHidden: true) != nil
    }

    /// What can be dragged too decides by how the press goes on.
    var isDragged: Bool { ofSameView((any DragSource).self) != nil }

    func makeRecognizers() -> [GestureRecognizer] {
        guard isEnabled, !isDragged else { return [] }
        let delay = environment.values.value(of: ProfileKey.self).presentations.contextMenuDelay
        let press = LongPressGesture(minimumDuration: delay, maximumDistance: Self.tolerance)
            .onEnded { [weak self] _ in self?.modifier.action() }
        return [ComposedGestureRecognizer(press, node: self, takesPointer: true)]
    }

    func open() { modifier.action() }
    func close() { modifier.close() }

    func secondaryClick() -> Bool {
        guard isEnabled else { return false }
        modifier.action()
        return true
    }

    override func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        guard isEnabled else { return below }
        if hasFocus { below.first?.properties.traits.insert(.focused) }
        for element in below {
            element.actions[.named(systemString(.showMenu))] = { [weak self] in self?.modifier.action() }
        }
        return below
    }
}

extension LayoutNode {
    /// Opens the menu of something inside.
    /// - Returns: whether there is one.
    @MainActor
    final func openInnerMenu() -> Bool {
        var isOpen = false
        forEachAccessibleChild { child in
            guard !isOpen else { return }
            isOpen = (child as? MenuPressNode)?.secondaryClick() == true || child.openInnerMenu()
        }
        return isOpen
    }
}

extension LayoutNode {
    /// The row of a list whose content the view is.
    fileprivate var listRow: LayoutNode? {
        var current: LayoutNode? = self
        while let node = current {
            if node is ListRowNode { return node }
            guard node.size == size || node === self else { break }
            current = node.layoutParent
        }
        return nil
    }
}
