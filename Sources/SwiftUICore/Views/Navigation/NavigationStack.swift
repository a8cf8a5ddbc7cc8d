/// Shows a root view and the views that were pushed over it.
public nonisolated struct NavigationStack<Data, Root: View>: View {
    let path: NavigationPathBinding?
    let root: Root
    /// Nil makes one.
    private var controller: NavigationController?
    /// Nil leaves the swipe back to what is there for all stacks.
    var backSwipeDelegate: (any BackSwipeDelegate)?

    /// A column of a split view.
    init(controller: NavigationController, root: Root) where Data == NavigationPath {
        path = nil
        self.root = root
        self.controller = controller
    }

    /// A stack that keeps its path itself.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// A stack whose path of values of any types the app keeps.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = NavigationPathBinding(path)
        self.root = root()
    }

    /// A stack whose path of values of one type the app keeps.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = NavigationPathBinding(path)
        self.root = root()
    }
}

extension NavigationStack: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> NavigationStackNode {
        let node = NavigationStackNode(AnyView(root), path: path, controller: controller, inputs)
        node.controller.backSwipeDelegate =
            backSwipeDelegate ?? NavigationController.makeBackSwipeDelegate?(node.controller)
        return node
    }

    @MainActor
    package func updateNode(_ node: NavigationStackNode) { node.update(AnyView(root), path: path) }
}
