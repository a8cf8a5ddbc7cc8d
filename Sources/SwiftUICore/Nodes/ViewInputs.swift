import Geometry

/// What a node is made with.
public struct _ViewInputs {
    package unowned(unsafe) let viewGraph: ViewGraph
    /// The node above; nil for the root.
    package var parent: ViewNode?
    package var environment: EnvironmentScope
    /// The content is of a lazy container: a `ForEach` makes its rows when they are asked for.
    package var isLazy = false
    /// The axis of the stack whose element the node will be; nil outside of stacks.
    package var stackAxis: Axis?

    package init(viewGraph: ViewGraph, parent: ViewNode?, environment: EnvironmentScope) {
        self.viewGraph = viewGraph
        self.parent = parent
        self.environment = environment
    }
}

/// The node that a view was made into.
public struct _ViewOutputs {
    package let node: ViewNode

    package init(node: ViewNode) { self.node = node }
}
