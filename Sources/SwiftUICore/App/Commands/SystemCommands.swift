/// Control-Command-S shows and hides the sidebar of the window's split view.
public nonisolated struct SidebarCommands: PrimitiveCommands {
    public init() {}

    @MainActor
    public static func _collectCommands(_ commands: SidebarCommands, into list: inout _CommandList) {
        list.append(
            WindowCommand {
                SplitViewNode.first(in: $0)?.isSidebarShown == true ? .hideSidebar : .showSidebar
            } action: {
                SplitViewNode.first(in: $0)?.toggleSidebar()
            }
            .keyboardShortcut("s", modifiers: [.control, .command]),
            placement: .sidebar)
    }
}

/// Commands for the toolbars of a Mac's windows. A window of iOS has none that could be hidden, and no command for it.
public nonisolated struct ToolbarCommands: PrimitiveCommands {
    public init() {}

    @MainActor
    public static func _collectCommands(_ commands: ToolbarCommands, into list: inout _CommandList) {}
}

/// Commands for editing text. Fields and editors know the keys for undoing, choosing, copying and pasting without them.
public nonisolated struct TextEditingCommands: PrimitiveCommands {
    public init() {}

    @MainActor
    public static func _collectCommands(_ commands: TextEditingCommands, into list: inout _CommandList) {}
}

/// A button that acts on the window that it is in.
private nonisolated struct WindowCommand: View {
    let name: @MainActor (ViewGraph) -> SystemString
    let action: @MainActor (ViewGraph) -> Void
    private var window = OwnWindow()

    init(name: @escaping @MainActor (ViewGraph) -> SystemString, action: @escaping @MainActor (ViewGraph) -> Void) {
        self.name = name
        self.action = action
    }

    @MainActor var body: some View {
        Button {
            if let graph = window.reference?.viewGraph { action(graph) }
        } label: {
            if let graph = window.reference?.viewGraph { SystemText(name(graph)) }
        }
    }
}

/// The window that a view is in.
private nonisolated struct OwnWindow: GraphProperty {
    private(set) var reference: ViewGraphReference?

    mutating func connect(_ storage: inout AnyObject?, node: ViewNode) { reference = node.viewGraph.reference }
    static func areEquivalent(_ left: OwnWindow, _ right: OwnWindow) -> Bool { true }
}

extension SplitViewNode {
    /// The outermost split view of a window, which has none while its first views are made.
    fileprivate static func first(in graph: ViewGraph) -> SplitViewNode? {
        func find(_ node: LayoutNode) -> SplitViewNode? {
            if let found = node as? SplitViewNode { return found }
            var found: SplitViewNode?
            node.forEachLayoutChild { if found == nil { found = find($0) } }
            return found
        }
        // There is none while the window is made.
        return graph.root.flatMap { find($0) }
    }
}
