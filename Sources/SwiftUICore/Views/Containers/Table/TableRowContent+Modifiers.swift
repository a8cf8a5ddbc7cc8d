import AppleFoundation
import CoreTransferable
import Foundation

extension TableRowContent {
    /// Opens a menu when a row is held, or by a click with the secondary button.
    public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: @escaping () -> M) -> some TableRowContent<
        TableRowValue
    > {
        _DecoratedTableRows(content: self) { AnyView($0.contextMenu(menuItems: menuItems)) }
    }

    /// Opens a menu, with a picture of the row, when a row is held.
    public nonisolated func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: @escaping () -> P
    ) -> some TableRowContent<TableRowValue> {
        _DecoratedTableRows(content: self) { AnyView($0.contextMenu(menuItems: menuItems, preview: preview)) }
    }

    /// Lets rows be dragged.
    /// - Parameter action: makes what is dragged; nil drags nothing.
    public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
        _DecoratedTableRows(content: self) { row in
            guard let action else { return row }
            return AnyView(row.onDrag { action() ?? NSItemProvider() })
        }
    }

    /// Lets rows be dragged as a value.
    public nonisolated func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        _DecoratedTableRows(content: self) { AnyView($0.draggable(payload())) }
    }

    /// Says what a row is called.
    public nonisolated func accessibilityLabel(_ label: Text) -> some TableRowContent<TableRowValue> {
        _DecoratedTableRows(content: self) { AnyView($0.accessibilityLabel(label)) }
    }
}

/// Rows with something around each.
nonisolated struct _DecoratedTableRows<Content: TableRowContent>: TableRowContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableRowBody = Never

    let content: Content
    let decorate: (AnyView) -> AnyView

    @MainActor

    func _makeRows(_ context: _TableRowContext<TableRowValue>) -> AnyView {
        var context = context
        context.decorations.append(decorate)
        return content._makeRows(context)
    }
}
