import Foundation

/// Rows one below the other, which scroll, can be chosen, and can be edited. Only the rows near the visible part exist.
///
/// Each view of the content is a row; a `Section` sets rows apart.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
    private let content: Content
    private let selection: Selection

    private enum Selection {
        case none
        case one(Binding<SelectionValue?>)
        case several(Binding<Set<SelectionValue>>)
    }

    /// - Parameter selection: the tags or identities of the rows that are chosen; on iOS several rows are chosen while the
    ///   list is edited. nil: rows can't be chosen.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.selection = selection.map { .several($0) } ?? .none
    }

    /// - Parameter selection: the tag or identity of the row that is chosen. nil: rows can't be chosen.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.selection = selection.map { .one($0) } ?? .none
    }

    @MainActor
    public var body: some View { ListBody(content: content, selection: chosen) }

    @MainActor
    private var chosen: ListSelection? {
        switch selection {
        case .none: nil
        case .one(let binding): OneSelection(binding)
        case .several(let binding): SeveralSelection(binding)
        }
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        selection = .none
    }
}

/// A list without the types of its selection.
private struct ListBody<Content: View>: View {
    let content: Content
    let selection: ListSelection?
    @Environment(\.listAppearance) private var style
    @Environment(\.isInSidebar) private var isInSidebar
    @Environment(\.profile) private var profile
    @Environment(\.editMode) private var editMode

    private var appearance: ListAppearance {
        if isInSidebar, profile.platform == .iOS, style == nil || style == .sidebar { return .sidebarColumn }
        return style ?? (profile.platform == .iOS ? .insetGrouped : .plain)
    }

    var body: some View {
        scrollView
            .modifier(ListDropModifier())
            .modifier(ListGround(appearance: appearance))
            // It has no height of its own: in a scroll view it needs a frame, as on Apple's platforms.
            .frame(idealHeight: 10)
    }

    private var scrollView: some View {
        var view = ScrollView {
            ListRows(
                content: content.modifier(ListRowEnvironment(appearance: appearance)),
                configuration: ListConfiguration(
                    appearance: appearance, selection: selection,
                    isEditing: editMode?.wrappedValue.isEditing ?? false))
        }
        view.role = .list
        return view
    }
}

/// What is behind the rows.
private struct ListGround: ViewModifier {
    let appearance: ListAppearance
    @Environment(\.scrollContentBackground) private var visibility
    @Environment(\.profile.platform) private var platform

    func body(content: Content) -> some View {
        content.background(visibility == .hidden ? Color.clear : Color(color))
    }

    private var color: SystemColor {
        appearance == .plain || platform == .macOS ? .systemBackground : .systemGroupedBackground
    }
}

/// What holds in the rows of a list.
private nonisolated struct ListRowEnvironment: EnvironmentModifying, Equatable {
    let appearance: ListAppearance

    func modify(_ environment: inout EnvironmentValues) {
        environment.listRow = ListRowContext(appearance: appearance)
        environment.automaticLabelStyle = AnyLabelStyle(ListLabelStyle())
    }
}
