/// What shapes, texts and symbols are filled with: a colour, a gradient, a material or a name for one of them.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// Finds what the style means for a shape; the engine's own styles answer here, others in `resolve(in:)`.
    func _apply(to shape: inout _ShapeStyle_Shape)
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is resolved by the engine.")
    }
}

extension ShapeStyle {
    public func _apply(to shape: inout _ShapeStyle_Shape) {
        let resolved = shape.reading { resolve(in: $0) }
        resolved._apply(to: &shape)
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// The question that a style answers: what it looks like, or what it means once the foreground has another style.
public struct _ShapeStyle_Shape {
    package enum Operation {
        /// What the style looks like, into `resolved`.
        case resolve(level: Int)
        /// A style with the same look in places where the foreground is another, into `captured`.
        case capture
    }

    package var operation: Operation
    package let environment: StyleEnvironment
    /// The scope and the node that custom styles read the environment for; nil reads without being told of changes.
    private let scope: EnvironmentScope?
    private let node: ViewNode?
    private let values: EnvironmentValues?
    /// Where pictures are decoded; nil outside of drawing.
    package let services: Services?
    package var resolved = ResolvedStyle.clear
    package var captured: AnyShapeStyle?

    /// Asks for the look of a style that a node draws with; the node is told when it may have changed.
    package init(_ operation: Operation = .resolve(level: 0), for node: ViewNode) {
        self.operation = operation
        scope = node.environment
        self.node = node
        services = node.viewGraph.services
        values = nil
        environment = node.environment.read(StyleEnvironment.self, for: node)
    }

    package init(
        _ operation: Operation = .resolve(level: 0), in values: EnvironmentValues, services: Services? = nil
    ) {
        self.operation = operation
        self.values = values
        self.services = services
        scope = nil
        node = nil
        environment = StyleEnvironment(deriving: values)
    }

    package func reading<Result>(_ body: (EnvironmentValues) -> Result) -> Result {
        if let scope, let node { return scope.read(for: node, body) }
        return body(values ?? EnvironmentValues())
    }

    package func derived<Value: DerivedEnvironmentValue>(_ type: Value.Type) -> Value {
        if let scope, let node { return scope.read(type, for: node) }
        return Value(deriving: values ?? EnvironmentValues())
    }

    /// Answers with a look that has hierarchical levels by opacity, as every colour has; capturing it changes nothing.
    package mutating func resolve(_ makeStyle: (StyleEnvironment) -> ResolvedStyle) {
        guard case .resolve(let level) = operation else { return }
        resolved = makeStyle(environment).opacity(HierarchicalShapeStyle.opacity(ofLevel: level))
    }
}

extension ShapeStyle {
    /// What the style looks like where a node draws.
    package func resolved(for node: ViewNode, level: Int = 0) -> ResolvedStyle {
        var shape = _ShapeStyle_Shape(.resolve(level: level), for: node)
        _apply(to: &shape)
        return shape.resolved
    }

    package func resolved(
        in environment: EnvironmentValues, level: Int = 0, services: Services? = nil
    ) -> ResolvedStyle {
        var shape = _ShapeStyle_Shape(.resolve(level: level), in: environment, services: services)
        _apply(to: &shape)
        return shape.resolved
    }

    /// The style with what it says of the foreground replaced by what that is now.
    package func captured(in environment: EnvironmentValues) -> AnyShapeStyle {
        var shape = _ShapeStyle_Shape(.capture, in: environment)
        _apply(to: &shape)
        return shape.captured ?? AnyShapeStyle(self)
    }
}
