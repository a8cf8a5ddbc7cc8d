/// What a transition makes of an element that is there already. It takes the element's place in its container.
package class TransitionFrame: ContentSlot {
    package final let element: LayoutNode

    @MainActor
    fileprivate init(around element: LayoutNode, bodyType: Any.Type, _ inputs: _ViewInputs) {
        self.element = element
        super.init(contentType: bodyType, inputs)
    }

    override package final var zIndex: Double { element.zIndex }

    func isOf(_ transition: AnyTransition) -> Bool { false }
    @MainActor
    func update(_ transition: AnyTransition, _ phase: TransitionPhase) {}

    @MainActor
    fileprivate static func make(
        _ trait: TransitionNode, _ phase: TransitionPhase, around element: LayoutNode
    ) -> TransitionFrame {
        let inputs = trait.frameInputs(of: element)
        func open<T: Transition>(_ transition: T) -> TransitionFrame {
            TypedTransitionFrame(
                transition, phase, around: element, scope: trait.scope(inside: inputs.environment),
                inputs)
        }
        return open(trait.transition.box)
    }
}

package final class TypedTransitionFrame<T: Transition>: TransitionFrame {
    private let provider: AdoptedElementProvider

    @MainActor
    fileprivate init(
        _ transition: T, _ phase: TransitionPhase, around element: LayoutNode, scope: EnvironmentScope?,
        _ inputs: _ViewInputs
    ) {
        provider = AdoptedElementProvider(element, scope)
        super.init(around: element, bodyType: T.Body.self, inputs)
        make(view(transition, phase))
    }

    @MainActor
    private func view(_ transition: T, _ phase: TransitionPhase) -> T.Body {
        transition.body(content: PlaceholderContentView(provider: provider), phase: phase)
    }

    override func isOf(_ transition: AnyTransition) -> Bool { transition.box is T }

    override func update(_ transition: AnyTransition, _ phase: TransitionPhase) {
        guard let transition = transition.box as? T else { return }
        update(to: view(transition, phase))
    }
}

/// Puts an element that is there already where a transition's content goes.
private final class AdoptedElementProvider: ModifierContentProvider {
    private let element: LayoutNode
    /// What the element's content lives in; nil where others live there too.
    private let scope: EnvironmentScope?

    init(_ element: LayoutNode, _ scope: EnvironmentScope?) {
        self.element = element
        self.scope = scope
    }

    override func make(_ inputs: _ViewInputs) -> ViewNode {
        if let scope, !scope.isDirectly(in: inputs.environment) {
            scope.move(into: inputs.environment)
            element.resolveCarriedLook()
        }
        return AdoptingNode(element, inputs)
    }
}

/// Stands for an element that is elsewhere in the tree.
package final class AdoptingNode: ViewNode {
    private let element: LayoutNode

    fileprivate init(_ element: LayoutNode, _ inputs: _ViewInputs) {
        self.element = element
        super.init(inputs)
    }

    override package func appendElements(to elements: inout [LayoutNode]) { elements.append(element) }
}

extension TransitionNode {
    /// What is around an element is made outside of all that is the element's own.
    fileprivate func frameInputs(of element: LayoutNode) -> _ViewInputs {
        guard standsForOneView else { return element.parent?.inputs ?? inputs }
        var current = element.parent
        while let node = current, node.depth >= depth {
            if node === self { return inputs }
            current = node.parent
        }
        return element.parent?.inputs ?? inputs
    }

    /// What the view lives in, with all that modifiers set around it; nil where others live there too.
    fileprivate func scope(inside environment: EnvironmentScope) -> EnvironmentScope? {
        standsForOneView ? contentScope.outermost(inside: environment) : nil
    }
}

extension LayoutNode {
    /// What stands for the node in its container: what a transition has made of it, or itself.
    package final var presented: LayoutNode {
        isFramed ? viewGraph.transitionFrames[ObjectIdentifier(self)] ?? self : self
    }

    /// Makes the node look as in a phase of a transition, at once. Its container has to hear of what comes around it.
    @MainActor
    final func enter(_ phase: TransitionPhase, of trait: TransitionNode) {
        let key = ObjectIdentifier(self)
        let old = isFramed ? viewGraph.transitionFrames[key] : nil
        if let old, old.isOf(trait.transition) { return old.update(trait.transition, phase) }
        viewGraph.transitionFrames[key] = TransitionFrame.make(trait, phase, around: self)
        isFramed = true
        old?.detach()
    }

    /// Finds out how the views look that the node is around.
    @MainActor
    fileprivate final func resolveCarriedLook() {
        var current: ViewNode = self
        while let inner = current.carriedNode { current = inner }
        current.resolveLook()
    }

    @MainActor
    final func forgetTransitionFrame() {
        guard isFramed else { return }
        isFramed = false
        viewGraph.transitionFrames.removeValue(forKey: ObjectIdentifier(self))?.detach()
    }
}
