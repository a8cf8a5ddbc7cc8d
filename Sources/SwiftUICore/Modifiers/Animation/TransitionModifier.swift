extension View {
    /// Says how the view comes and goes where that is animated; by default it fades.
    public nonisolated func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }

    /// Says how the view comes and goes where that is animated; by default it fades.
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

/// Holds a view that comes and goes in a way of its own. While it does, and no earlier, what the transition makes of the
/// view stands around it.
package final class TransitionNode: StructuralWrapperNode {
    package var transition: AnyTransition {
        didSet { noteOwnAnimation() }
    }
    private var frame: TransitionFrame?
    private var isForwarding = false
    /// What the content lives in: inside what the transition makes of it, once that is there.
    private let contentScope: EnvironmentScope

    init(_ transition: AnyTransition, _ inputs: _ViewInputs) {
        self.transition = transition
        contentScope = EnvironmentScope(parent: inputs.environment) { _ in }
        super.init(inputs)
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
    }

    /// Makes the view look as in a phase, at once.
    @MainActor
    func enter(_ phase: TransitionPhase) {
        if let frame, frame.isOf(transition) { return frame.update(transition, phase) }
        let old = frame
        frame = TransitionFrame.make(
            transition, phase, around: AdoptedContent(node: child, scope: contentScope), inputs)
        old?.root.detach()
        if !contentScope.isDirectly(in: environment) { child.resolveLook() }
    }

    // MARK: Structure

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        if let frame { body(frame.root) }
    }

    override package func appendElements(to elements: inout [LayoutNode]) {
        (frame?.root ?? child).appendElements(to: &elements)
    }

    /// What changes inside has to be known to what stands around it first.
    override package func elementsChanged() {
        guard let frame, !isForwarding else { return super.elementsChanged() }
        isForwarding = true
        frame.contentElementsChanged()
        isForwarding = false
    }

    override package var rowCount: Int { frame == nil ? child.rowCount : elements().count }
    override package func row(at index: Int) -> LayoutNode {
        frame == nil ? child.row(at: index) : elements()[index]
    }
    override package func releaseRows(outside range: Range<Int>) {
        if frame == nil { child.releaseRows(outside: range) }
    }
    override package func appendRows(to rows: inout SectionedRows) {
        if frame == nil { child.appendRows(to: &rows) } else { rows.addElements(of: child, wrappedBy: self) }
    }

    override package func appendTransitionTargets(to targets: inout [TransitionTarget]) { targets.append(.node(self)) }
}

/// What a transition makes of a view that is there already.
private class TransitionFrame {
    let root: ViewNode

    init(root: ViewNode) { self.root = root }

    func isOf(_ transition: AnyTransition) -> Bool { false }
    @MainActor
    func update(_ transition: AnyTransition, _ phase: TransitionPhase) {}
    @MainActor
    func contentElementsChanged() {}

    @MainActor
    static func make(
        _ transition: AnyTransition, _ phase: TransitionPhase, around content: AdoptedContent, _ inputs: _ViewInputs
    ) -> TransitionFrame {
        func open<T: Transition>(_ transition: T) -> TransitionFrame {
            TypedTransitionFrame(transition, phase, around: content, inputs)
        }
        return open(transition.box)
    }
}

private final class TypedTransitionFrame<T: Transition>: TransitionFrame {
    private let provider: AdoptedContentProvider

    @MainActor
    init(_ transition: T, _ phase: TransitionPhase, around content: AdoptedContent, _ inputs: _ViewInputs) {
        let provider = AdoptedContentProvider(content)
        self.provider = provider
        super.init(
            root: T.Body.makeNode(
                transition.body(content: PlaceholderContentView(provider: provider), phase: phase), inputs))
    }

    override func isOf(_ transition: AnyTransition) -> Bool { transition.box is T }

    override func update(_ transition: AnyTransition, _ phase: TransitionPhase) {
        guard let transition = transition.box as? T else { return }
        T.Body.updateNode(
            root, to: transition.body(content: PlaceholderContentView(provider: provider), phase: phase))
    }

    override func contentElementsChanged() { provider.node?.elementsChanged() }
}

/// A node that is there already, and the scope that it lives in.
private struct AdoptedContent {
    let node: ViewNode
    let scope: EnvironmentScope
}

/// Puts a node that is there already where a modifier's content goes.
private final class AdoptedContentProvider: ModifierContentProvider {
    private let content: AdoptedContent
    private(set) weak var node: ViewNode?

    init(_ content: AdoptedContent) { self.content = content }

    override func make(_ inputs: _ViewInputs) -> ViewNode {
        content.scope.move(into: inputs.environment)
        let node = AdoptingNode(content.node, inputs)
        self.node = node
        return node
    }
}

/// Stands for the elements of a node that is elsewhere in the tree.
private final class AdoptingNode: ViewNode {
    private let content: ViewNode

    init(_ content: ViewNode, _ inputs: _ViewInputs) {
        self.content = content
        super.init(inputs)
    }

    override func appendElements(to elements: inout [LayoutNode]) { content.appendElements(to: &elements) }
}
