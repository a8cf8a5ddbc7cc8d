/// Content that a bar shows for a view elsewhere: what is set around that view holds in it, and over that what the bar
/// sets.
package nonisolated struct ScopedContent: PrimitiveView {
    let content: AnyView
    /// The environment of the view that the content belongs to; nil is that of the bar.
    let scope: EnvironmentScope?

    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> ScopedContentNode { ScopedContentNode(self, inputs) }

    @MainActor
    package func updateNode(_ node: ScopedContentNode) { node.update(to: self) }
}

package final class ScopedContentNode: ViewNode {
    private let scope: EnvironmentScope
    /// Hears of changes in the bar's environment.
    private let follower: EnvironmentScope
    private var child: ViewNode!

    @MainActor
    init(_ view: ScopedContent, _ inputs: _ViewInputs) {
        let bar = inputs.environment
        let scope = EnvironmentScope(parent: view.scope ?? bar) { $0.takeOver(bar.values) }
        self.scope = scope
        follower = EnvironmentScope(parent: bar) { [weak scope] _ in scope?.recompute() }
        super.init(inputs)
        var inputs = self.inputs
        inputs.environment = scope
        child = AnyView.makeNode(view.content, inputs)
    }

    @MainActor
    func update(to view: ScopedContent) {
        scope.move(into: view.scope ?? environment)
        AnyView.updateNode(child, to: view.content)
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    override package func appendElements(to elements: inout [LayoutNode]) { child.appendElements(to: &elements) }
}

/// The environment in which a preference is changed at the moment.
package enum PreferenceScope {
    // Set and read on the main thread, where preferences are collected.
    package nonisolated(unsafe) static var current: EnvironmentScope?
}

extension AnyView {
    /// The view with the environment of the view whose preference is changed at the moment.
    nonisolated var inPreferenceScope: AnyView {
        guard let scope = PreferenceScope.current else { return self }
        return AnyView(ScopedContent(content: self, scope: scope))
    }
}
