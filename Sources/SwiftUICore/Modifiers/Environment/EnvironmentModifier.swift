import Combine
import Observation

extension View {
    /// Sets a value in the environment of the view and those below it.
    public nonisolated func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Puts an observable object into the environment, by its type.
    public nonisolated func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        modifier(EnvironmentObjectModifier<Object>(object: object))
    }

    /// Puts an observable object into the environment, where `@EnvironmentObject` finds it by its type.
    public nonisolated func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        modifier(EnvironmentObjectModifier<Object>(object: object))
    }

    /// Changes a value in the environment of the view and those below it.
    public nonisolated func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }
}

/// Writes one value.
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: EnvironmentModifying {
    package let keyPath: WritableKeyPath<EnvironmentValues, Value>
    package let value: Value

    package func modify(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// Changes one value.
public nonisolated struct _EnvironmentKeyTransformModifier<Value>: EnvironmentModifying {
    package let keyPath: WritableKeyPath<EnvironmentValues, Value>
    package let transform: (inout Value) -> Void

    package func modify(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

nonisolated struct EnvironmentObjectModifier<Object: AnyObject>: EnvironmentModifying {
    let object: Object?

    func modify(_ environment: inout EnvironmentValues) {
        environment[ObservableObjectKey<Object>.self] = object
    }
}

/// A modifier that does nothing but change the environment of its content.
package protocol EnvironmentModifying: ViewModifier where Body == Never {
    nonisolated func modify(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifying {
    public static func _makeModified<Content: View>(
        _ content: Content, _ modifier: Self, _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        _ViewOutputs(node: EnvironmentNode(content, modifier, inputs))
    }

    public static func _updateModified<Content: View>(
        _ outputs: _ViewOutputs, _ content: Content, _ modifier: Self
    ) {
        unsafeDowncast(outputs.node, to: EnvironmentNode<Content, Self>.self).update(content, modifier)
    }
}

/// Holds the scope that its content lives in.
package final class EnvironmentNode<Content: View, Modifier: EnvironmentModifying>: ViewNode {
    private let cell: ModifierCell<Modifier>
    private let scope: EnvironmentScope
    private var child: ViewNode!

    @MainActor
    init(_ content: Content, _ modifier: Modifier, _ inputs: _ViewInputs) {
        let cell = ModifierCell(modifier)
        self.cell = cell
        scope = EnvironmentScope(parent: inputs.environment) { cell.modifier.modify(&$0) }
        super.init(inputs)
        var inputs = self.inputs
        inputs.environment = scope
        child = Content.makeNode(content, inputs)
    }

    @MainActor
    func update(_ content: Content, _ modifier: Modifier) {
        if !ValueComparison.areEqual(cell.modifier, modifier) {
            cell.modifier = modifier
            scope.recompute()
        }
        Content.updateNode(child, to: content)
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    override package func appendElements(to elements: inout [LayoutNode]) { child.appendElements(to: &elements) }
}

/// A modifier that a closure and a node share.
package final class ModifierCell<Modifier> {
    package var modifier: Modifier
    package init(_ modifier: Modifier) { self.modifier = modifier }
}
