import Foundation
import Geometry
import Platform

extension View {
    /// Opens a menu for rows of the lists in the view when one is pressed for half a second, or clicked with the
    /// secondary button.
    ///
    /// - Parameters:
    ///   - itemType: the type of the rows' tags or identities; rows of other types have no menu.
    ///   - menu: its items, for the row, or for all that are chosen where it is one of them.
    ///   - primaryAction: what a tap on a row does in place of choosing it, while the list is not edited; on macOS
    ///     a click chooses it, and the second of two does the action.
    @preconcurrency
    public nonisolated func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: (@MainActor (Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
    }
}

/// What the rows of a list do when they are pressed.
package struct SelectionMenu {
    /// Opens the menu of a row; nil where it has none.
    let menu: @MainActor (ListRowNode) -> (@MainActor () -> Void)?
    /// What a tap on a row does; nil where it does nothing of its own.
    let primaryAction: @MainActor (ListRowNode) -> (@MainActor () -> Void)?
}

extension EnvironmentValues {
    package var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

package struct SelectionMenuKey: EnvironmentKey {
    package static var defaultValue: SelectionMenu? { nil }
}

private nonisolated struct SelectionMenuModifier<Item: Hashable, Items: View>: ViewModifier {
    let menu: (Set<Item>) -> Items
    let primaryAction: (@MainActor (Set<Item>) -> Void)?
    @State private var isOpen = false
    @State private var pressed = Pressed()

    /// The rows that the menu is for, and where it opens.
    private struct Pressed {
        var items: Set<Item> = []
        /// In the window.
        var rectangle = CGRect.zero
        weak var row: ListRowNode?
    }

    @MainActor
    func body(content: Content) -> some View {
        content
            .environment(\.selectionMenu, selectionMenu)
            .presentation(isPresented: $isOpen, style: style) {
                MenuPanel(dismiss: { isOpen = false }) { menu(pressed.items) }
            }
    }

    @MainActor
    private var selectionMenu: SelectionMenu {
        SelectionMenu(menu: { row in opening(of: row) }, primaryAction: { row in action(of: row) })
    }

    @MainActor
    private func opening(of row: ListRowNode) -> (@MainActor () -> Void)? {
        guard Items.self != EmptyView.self, let items = items(of: row) else { return nil }
        return { [weak row] in
            guard let row else { return }
            pressed = Pressed(
                items: items, rectangle: row.windowRectangle(CGRect(origin: .zero, size: row.size)), row: row)
            isOpen = true
        }
    }

    @MainActor
    private func action(of row: ListRowNode) -> (@MainActor () -> Void)? {
        guard let primaryAction, let item = row.child.tag(as: Item.self) else { return nil }
        return { primaryAction([item]) }
    }

    /// All that are chosen, where the row is one of them.
    @MainActor
    private func items(of row: ListRowNode) -> Set<Item>? {
        guard let item = row.child.tag(as: Item.self) else { return nil }
        let chosen = row.list.configuration.selection?.chosenValues(as: Item.self) ?? []
        return chosen.contains(item) ? chosen : [item]
    }

    @MainActor
    private var style: PresentationStyle {
        var anchor = PresentationAnchor()
        let rectangle = pressed.rectangle
        anchor.rectangle = { node in
            let origin = node.windowRectangle(.zero).origin
            return rectangle.offsetBy(dx: -origin.x, dy: -origin.y)
        }
        var style = PresentationStyle.menu(anchor)
        style.dims = true
        style.lifted = { [pressed] _ in pressed.row }
        return style
    }
}
