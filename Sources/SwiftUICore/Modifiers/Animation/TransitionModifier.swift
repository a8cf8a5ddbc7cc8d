extension View {
    /// Says how the view comes and goes where that is animated; by default it fades.
    ///
    /// Modifiers around this one come and go with the view, as one.
    public nonisolated func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }

    /// Says how the view comes and goes where that is animated; by default it fades.
    ///
    /// Modifiers around this one come and go with the view, as one.
    @MainActor @preconcurrency
    public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}

package nonisolated struct TransitionModifier: ViewModifier {
    package typealias Body = Never
    let transition: AnyTransition

    @MainActor
    package static func _makeModified<Content: View>(
        _ content: Content, _ modifier: Self, _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        let node = TransitionNode(modifier.transition, inputs)
        node.makeContent(content)
        return _ViewOutputs(node: node)
    }

    @MainActor
    package static func _updateModified<Content: View>(_ outputs: _ViewOutputs, _ content: Content, _ modifier: Self) {
        let node = unsafeDowncast(outputs.node, to: TransitionNode.self)
        node.transition = modifier.transition
        Content.updateNode(node.child, to: content)
    }
}

/// The trait of a transition.
struct TransitionTraitKey: ViewTraitKey {
    typealias Value = AnyTransition
}

/// Says how the views come and go that it stands above, wherever that is decided, and with all that is around them.
package final class TransitionNode: ViewTraitNode {
    package var transition: AnyTransition {
        didSet {
            setValue(transition)
            noteOwnAnimation()
        }
    }
    /// What the content lives in: inside what the transition makes of it, once that is there.
    let contentScope: EnvironmentScope
    /// What it stands above comes and goes as one, and is not a collection of which each does.
    private(set) var standsForOneView = false

    init(_ transition: AnyTransition, _ inputs: _ViewInputs) {
        self.transition = transition
        contentScope = EnvironmentScope(parent: inputs.environment) { _ in }
        super.init(ObjectIdentifier(TransitionTraitKey.self), transition, inputs)
        noteOwnAnimation()
    }

    private func noteOwnAnimation() {
        guard transition.box is any SelfAnimatedTransition else { return }
        viewGraph.motion.hasSelfAnimatedTransitions = true
    }

    @MainActor
    fileprivate func makeContent<Content: View>(_ content: Content) {
        var inputs = inputs
        inputs.environment = contentScope
        child = Content.makeNode(content, inputs)
        standsForOneView = RowCardinality.of(Content.self) <= .hidden
    }
}
