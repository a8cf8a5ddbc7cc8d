import Graph

/// The node of a composite view: it evaluates `body`, and again when something that `body` read has changed.
package final class BodyNode<Content: View>: ViewNode {
    private var view: Content
    private let properties: DynamicProperties
    private var storage: [AnyObject?]
    private var child: ViewNode!
    /// Kept from the first `_printChanges` on.
    private var changes: ViewChanges<Content>?
    /// Only an `Animatable` view's body is evaluated on the way; shapes are animated where they are drawn.
    private var animation = AnimationSlot<Content>()

    @MainActor
    init(_ view: Content, _ inputs: _ViewInputs) {
        self.view = view
        properties = DynamicProperties.of(Content.self)
        storage = properties.makeStorage()
        super.init(inputs)
        child = Content.Body.makeNode(evaluateBody(), self.inputs)
    }

    /// The parent has made a new value of the view.
    @MainActor
    func update(to newView: Content) {
        // At rest, which is nearly always, nothing is asked of the animation: that is slow for a type known at run time.
        if animation.isEmpty {
            if ValueComparison.areEqual(view, newView) { return }
            let transaction = animatedTransaction
            if transaction == nil { view = newView } else { animate(to: newView, transaction) }
        } else {
            if isOnItsWay(to: newView) { return }
            animate(to: newView, animatedTransaction)
        }
        // Whatever marked it invalid, this evaluation answers; the queue passes it over.
        isInvalid = false
        refresh()
    }

    @inline(never)
    private func isOnItsWay(to newView: Content) -> Bool {
        animation.target.map { ValueComparison.areEqual($0, newView) } ?? false
    }

    @MainActor @inline(never)
    private func animate(to newView: Content, _ transaction: Transaction?) { view = animated(newView, transaction) }

    @MainActor
    private func animated(_ newView: Content, _ transaction: Transaction?) -> Content {
        guard !(Content.self is any Shape.Type) else { return newView }
        return animation.present(newView, from: view, at: self, transaction) { [unowned self] value, isLast in
            if isLast { animation.stop() }
            view = value
            refresh()
        }
    }

    override package func evaluate() {
        noteEvaluation()
        Transaction.perform(pendingTransaction) { refresh() }
        pendingTransaction = nil
    }

    @MainActor
    private func refresh() {
        Content.Body.updateNode(child, to: evaluateBody())
    }

    @MainActor
    private func evaluateBody() -> Content.Body {
        viewGraph.bodyCount += 1
        return observing {
            properties.update(&view, storage: &storage, node: self)
            return view.body
        }
    }

    @MainActor
    override package func takeChanges() -> [String]? { ViewChanges.note(view, storage: storage, in: &changes) }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    override package func appendElements(to elements: inout [LayoutNode]) {
        child.appendElements(to: &elements)
    }

    override package func willDetach() {
        properties.detach(storage: storage)
    }
}
