import Foundation

/// Columns beside one another, each with a navigation bar; what is chosen in one is shown in the next. In a narrow
/// window one at a time is shown. All stay in the tree, with their state, whichever way they are shown.
nonisolated struct SplitView {
    /// The last is the detail.
    let columns: [AnyView]
    /// Which are shown in a wide window; nil lets the view keep that itself.
    var visibility: Binding<NavigationSplitViewVisibility>?
    /// Which is shown in a narrow window; nil lets the view keep that itself.
    var compactColumn: Binding<NavigationSplitViewColumn>?
}

extension SplitView: PrimitiveView {
    @MainActor
    func makeNode(_ inputs: _ViewInputs) -> SplitViewNode { SplitViewNode(self, inputs) }

    @MainActor
    func updateNode(_ node: SplitViewNode) { node.update(to: self) }
}

/// One column of a split view.
@MainActor
package final class SplitColumn {
    nonisolated let index: Int
    let controller = NavigationController()
    nonisolated(unsafe) weak var split: (any SplitColumnContainer)?
    /// Asked for by the content.
    nonisolated(unsafe) var width = ColumnWidth()
    /// Dragged by the user, in points.
    nonisolated(unsafe) var draggedWidth: CGFloat?
    /// The stacks that the column's content has itself: their bars are the column's.
    private nonisolated(unsafe) var innerStacks: [WeakStack] = []

    private struct WeakStack { weak var stack: NavigationStackNode? }

    init(_ index: Int) {
        self.index = index
        controller.column = self
    }

    // MARK: Stacks

    func add(_ stack: NavigationStackNode) {
        innerStacks.append(WeakStack(stack: stack))
        stacksChanged()
    }

    func remove(_ stack: NavigationStackNode) {
        innerStacks.removeAll { $0.stack == nil || $0.stack === stack }
        stacksChanged()
    }

    private func stacksChanged() {
        for page in controller.stack?.pages ?? [] { page.invalidate() }
    }

    nonisolated var hasInnerStack: Bool { innerStacks.contains { $0.stack?.isAttached == true } }

    /// The stack whose bars are seen.
    private var shownStack: NavigationStackNode? {
        innerStacks.last { $0.stack?.isAttached == true }?.stack ?? controller.stack
    }

    /// What the page on top is called.
    var title: String { shownStack?.top.titleString ?? "" }

    /// The pages know anew what leads out of the column.
    func leadChanged() {
        for stack in innerStacks.compactMap(\.stack) + [controller.stack].compactMap({ $0 }) {
            for page in stack.pages { page.stackChanged() }
        }
    }

    // MARK: What is chosen in it

    private var lists: [WeakList] = []

    private struct WeakList { weak var list: ListRowsNode? }

    func add(_ list: ListRowsNode) {
        lists.removeAll { $0.list == nil }
        lists.append(WeakList(list: list))
    }

    /// The user has come back to choose something else.
    func clearSelection() {
        for entry in lists where entry.list?.isAttached == true { entry.list?.configuration.selection?.clear() }
    }

    // MARK: What leads out of it

    /// What the bar of the column's first page has at its leading end.
    package enum Lead {
        case nothing
        /// The column has no bar either: what is in it is shown as if it were in none.
        case noBar
        /// Leads to the column before.
        case back(String)
        /// Shows or hides the columns before.
        case sidebarToggle(isShown: Bool)
    }

    /// It is shown as a column; elsewhere it is kept, with its state, until it is again.
    nonisolated(unsafe) var isUsed = true

    var lead: Lead { split?.lead(of: self) ?? .nothing }

    /// Leads to the column before.
    /// - Returns: false where that is seen already, or there is none.
    func goBack() -> Bool { split?.goBack(from: index) ?? false }

    /// Something was put in the column: it is what the user wants to see.
    func open() { split?.open(index, isInitial: false) }
}

extension EnvironmentValues {
    /// The column of a split view that the view is the content of; nil inside of a stack of its own.
    package var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }

    /// The view is in the first of several columns side by side.
    package var isInSidebar: Bool {
        get { self[IsInSidebarKey.self] }
        set { self[IsInSidebarKey.self] = newValue }
    }
}

struct SplitColumnKey: EnvironmentKey {
    static var defaultValue: SplitColumn? { nil }
}

struct IsInSidebarKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
