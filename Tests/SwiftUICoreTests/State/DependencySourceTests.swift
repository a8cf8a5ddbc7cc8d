import Graph
import Testing

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
}
