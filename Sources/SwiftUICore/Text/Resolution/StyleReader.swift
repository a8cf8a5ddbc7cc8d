/// Where a resolver of texts finds out what styles look like.
package enum StyleReader {
    /// In the node's environment; the node is told when the look may have changed.
    case node(ViewNode)
    case environment(EnvironmentValues)

    package func resolve(_ style: some ShapeStyle) -> ResolvedStyle {
        switch self {
        case .node(let node): style.resolved(for: node)
        case .environment(let values): style.resolved(in: values)
        }
    }

    package func derived<Value: DerivedEnvironmentValue>(_ type: Value.Type) -> Value {
        switch self {
        case .node(let node): node.environment.read(type, for: node)
        case .environment(let values): Value(deriving: values)
        }
    }
}
