import Graph
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct DependencySourceTests {
    @Test func aReaderThatIsGoneIsForgotten() {
        let source = DependencySource()
        do {
            let graph = Graph()
            let node = GraphNode(graph: graph, depth: 0)
            node.tracking { source.read(in: graph) }
            #expect(source.hasReaders)
        }
        #expect(!source.hasReaders)
    }

    /// As a task does that goes on when the window is closed.
    @Test func aValueChangesAfterItsWindow() {
        var harness: ViewHarness? = ViewHarness(EmptyView())
        let location = StoredLocation(0, viewGraph: harness!.viewGraph)
        let node = GraphNode(graph: harness!.viewGraph.graph, depth: 0)
        node.tracking { _ = location.get() }
        withAnimation { location.set(1, nil) }
        #expect(node.isInvalid)
        node.isInvalid = false
        harness = nil
        withAnimation { location.set(2, nil) }
        #expect(location.get() == 2)
        #expect(!node.isInvalid)
    }

    @Test func aNodeThatIsInvalidatedAfterItsWindowIsNotQueued() {
        var harness: ViewHarness? = ViewHarness(EmptyView())
        let graph = harness!.viewGraph.graph
        let node = GraphNode(graph: graph, depth: 0)
        node.invalidate()
        #expect(graph.hasInvalidNodes)
        harness = nil
        #expect(!graph.hasInvalidNodes)
        node.isInvalid = false
        node.invalidate()
        #expect(!graph.hasInvalidNodes)
    }
}
