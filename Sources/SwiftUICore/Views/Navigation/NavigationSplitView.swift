/// Shows two or three columns, each of which leads to the next; in a narrow window one at a time.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    let sidebar: Sidebar
    /// Nil where there are two columns.
    let content: Content?
    let detail: Detail
    let columnVisibility: Binding<NavigationSplitViewVisibility>?
    @Environment(\.horizontalSizeClass) private var sizeClass

    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), nil)
    }

    /// - Parameter columnVisibility: which columns a wide window shows.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), columnVisibility)
    }

    private init(
        _ sidebar: Sidebar, _ content: Content?, _ detail: Detail,
        _ columnVisibility: Binding<NavigationSplitViewVisibility>?
    ) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.columnVisibility = columnVisibility
    }

    private var visibility: NavigationSplitViewVisibility { columnVisibility?.wrappedValue ?? .automatic }

    @MainActor
    public var body: some View {
        if sizeClass != .regular {
            CollapsedColumns(sidebar: sidebar, content: content, detail: detail)
        } else if let content {
            TripleColumns(
                primary: sidebar, middle: content, detail: detail,
                visibility: visibility == .automatic ? .all : visibility)
        } else {
            SplitColumns(primary: sidebar, detail: detail, showsPrimary: visibility != .detailOnly)
        }
    }
}

extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar(), nil, detail(), nil)
    }

    /// - Parameter columnVisibility: which columns a wide window shows.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), nil, detail(), columnVisibility)
    }
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let name: String

    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The two last ones.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// One column at a time: choosing something leads to the next one.
private struct CollapsedColumns<Sidebar: View, Content: View, Detail: View>: View {
    let sidebar: Sidebar
    let content: Content?
    let detail: Detail
    @State private var showsContent = false
    @State private var showsDetail = false

    var body: some View {
        NavigationStack {
            if let content {
                sidebar
                    .environment(\.followSelection, FollowSelectionAction { showsContent = true })
                    .navigationDestination(isPresented: $showsContent) { middle(content) }
            } else {
                middle(sidebar)
            }
        }
    }

    private func middle<Column: View>(_ column: Column) -> some View {
        column
            .environment(\.followSelection, FollowSelectionAction { showsDetail = true })
            .navigationDestination(isPresented: $showsDetail) { detail }
    }
}

/// Leads to the next column, once something was chosen in this one.
package struct FollowSelectionAction {
    private let action: @MainActor () -> Void

    package init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    @MainActor
    package func callAsFunction() { action() }
}

extension EnvironmentValues {
    /// What a list does after its user has chosen a row; nil outside of collapsed columns.
    package var followSelection: FollowSelectionAction? {
        get { self[FollowSelectionKey.self] }
        set { self[FollowSelectionKey.self] = newValue }
    }
}

struct FollowSelectionKey: EnvironmentKey {
    static var defaultValue: FollowSelectionAction? { nil }
}
