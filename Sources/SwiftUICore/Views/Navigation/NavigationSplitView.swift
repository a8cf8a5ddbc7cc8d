/// Shows two or three columns, each of which leads to the next; in a narrow window one at a time.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    let sidebar: Sidebar
    /// Nil where there are two columns.
    let content: Content?
    let detail: Detail
    let columnVisibility: Binding<NavigationSplitViewVisibility>?
    var compactColumn: Binding<NavigationSplitViewColumn>?

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

    /// - Parameter preferredCompactColumn: the column that a narrow window shows.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), nil, preferredCompactColumn)
    }

    /// - Parameters:
    ///   - columnVisibility: which columns a wide window shows.
    ///   - preferredCompactColumn: the column that a narrow window shows.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), content(), detail(), columnVisibility, preferredCompactColumn)
    }

    private init(
        _ sidebar: Sidebar, _ content: Content?, _ detail: Detail,
        _ columnVisibility: Binding<NavigationSplitViewVisibility>?,
        _ compactColumn: Binding<NavigationSplitViewColumn>? = nil
    ) {
        self.compactColumn = compactColumn
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.columnVisibility = columnVisibility
    }

    @MainActor
    public var body: some View {
        SplitView(
            columns: [AnyView(sidebar), content.map { AnyView($0) }, AnyView(detail)].compactMap { $0 },
            visibility: columnVisibility, compactColumn: compactColumn)
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

extension NavigationSplitView where Content == EmptyView {
    /// - Parameter preferredCompactColumn: the column that a narrow window shows.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), nil, detail(), nil, preferredCompactColumn)
    }

    /// - Parameters:
    ///   - columnVisibility: which columns a wide window shows.
    ///   - preferredCompactColumn: the column that a narrow window shows.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), nil, detail(), columnVisibility, preferredCompactColumn)
    }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String

    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "sidebar") }
    /// The one in the middle.
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "content") }
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "detail") }
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

/// Leads to the next column, once something was chosen in this one.
package struct FollowSelectionAction {
    /// The column in which something was chosen.
    let column: SplitColumn

    /// - Parameter isInitial: it was chosen before the list was there.
    @MainActor
    package func callAsFunction(isInitial: Bool = false) { column.split?.open(column.index + 1, isInitial: isInitial) }

    /// Leads back to the column: nothing is chosen in it any more.
    @MainActor
    func takeBack() { column.split?.close(after: column.index) }
}

extension EnvironmentValues {
    /// What a list does after its user has chosen a row; nil outside of split views.
    package var followSelection: FollowSelectionAction? {
        get { self[FollowSelectionKey.self] }
        set { self[FollowSelectionKey.self] = newValue }
    }
}

struct FollowSelectionKey: EnvironmentKey {
    static var defaultValue: FollowSelectionAction? { nil }
}
