/// Shows one of several views, which a bar of tabs, or a swipe, chooses.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>?
    let content: Content
    @Environment(\.tabViewArrangement) private var arrangement

    /// - Parameter selection: holds the tag of the view that is shown.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    @MainActor
    public var body: some View {
        switch arrangement {
        case .bar, .sidebar: TabBarContainer(selection: selection, content: content)
        case .pages(let index): PagedContainer(selection: selection, content: content, index: index)
        }
    }
}

extension TabView where SelectionValue == Int {
    /// Tabs that keep track themselves of which is shown.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

/// The selection of a tab view, whatever its type.
struct TabSelection {
    /// Whether an element has the selected tag; nil where the app keeps no selection.
    let isSelected: (@MainActor (LayoutNode) -> Bool)?
    /// Selects an element by its tag.
    let select: @MainActor (LayoutNode) -> Void
    /// Reads the selection, so that a change of it is a change for the reader.
    let touch: @MainActor () -> Void
    /// What the app keeps.
    let identity: @MainActor () -> AnyHashable?

    init<Value: Hashable>(_ source: Binding<Value>?) {
        guard let source else {
            isSelected = nil
            select = { _ in }
            touch = {}
            identity = { nil }
            return
        }
        // Read and written on the main actor.
        nonisolated(unsafe) let binding = source
        isSelected = { $0.tag(as: Value.self) == binding.wrappedValue }
        select = { node in if let tag = node.tag(as: Value.self) { binding.wrappedValue = tag } }
        touch = { _ = binding.wrappedValue }
        identity = { AnyHashable(binding.wrappedValue) }
    }
}
