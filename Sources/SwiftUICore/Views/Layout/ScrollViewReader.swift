import Foundation
import Geometry

/// Scrolls the scroll views inside it to views that have an identity.
public nonisolated struct ScrollViewReader<Content: View>: View {
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

/// Scrolls to views by their identity.
public struct ScrollViewProxy {
    fileprivate let reference: WeakReference<ScrollReaderNode>

    /// Scrolls the nearest scroll view around the view with the identity. Without an anchor it moves the least.
    @MainActor @preconcurrency
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        reference.object?.scroll(to: AnyHashable(id), anchor: anchor)
    }
}

extension ScrollViewReader: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> TypedScrollReaderNode<Content> {
        let node = TypedScrollReaderNode(self, inputs)
        node.make(node.evaluateContent())
        return node
    }

    @MainActor
    package func updateNode(_ node: TypedScrollReaderNode<Content>) { node.update(to: self) }
}

/// Knows what its content holds, and finds views in it.
package class ScrollReaderNode: StructuralWrapperNode {
    @MainActor
    final func scroll(to id: AnyHashable, anchor: UnitPoint?) {
        // The view may be one that this turn's changes bring; look once they are there.
        let transaction = Transaction.currentBox
        viewGraph.performAfterFrame { [weak self] in
            guard let self, let child, let target = child.find(id) else { return }
            Transaction.perform(transaction) { target.scrollIntoView(anchor: anchor) }
        }
    }
}

package final class TypedScrollReaderNode<Content: View>: ScrollReaderNode {
    private var view: ScrollViewReader<Content>

    init(_ view: ScrollViewReader<Content>, _ inputs: _ViewInputs) {
        self.view = view
        super.init(inputs)
    }

    @MainActor
    func evaluateContent() -> Content {
        observing { view.content(ScrollViewProxy(reference: WeakReference(self))) }
    }

    @MainActor
    func update(to view: ScrollViewReader<Content>) {
        self.view = view
        Content.updateNode(child, to: evaluateContent())
    }

    override package func evaluate() {
        Transaction.perform(pendingTransaction) { Content.updateNode(child, to: evaluateContent()) }
        pendingTransaction = nil
    }
}

/// A view that was found by its identity: its node, or a row of a lazy container that may not exist yet.
package struct ScrollDestination {
    let container: LayoutNode
    let frame: () -> CGRect

    @MainActor
    func scrollIntoView(anchor: UnitPoint?) {
        var current: LayoutNode? = container
        var rectangle = frame()
        while let node = current {
            if let scroll = node as? ScrollNode {
                scroll.showInNodeCoordinates(rectangle, anchor: anchor)
                return
            }
            rectangle = rectangle.offsetBy(dx: node.layoutOrigin.x, dy: node.layoutOrigin.y)
            current = node.layoutParent
        }
    }
}

extension ViewNode {
    /// The view with an identity in the subtree; nil where there is none.
    @MainActor
    final func find(_ id: AnyHashable) -> ScrollDestination? {
        if let found = target(for: id) { return found }
        var result: ScrollDestination?
        forEachChild { child in if result == nil { result = child.find(id) } }
        return result
    }
}
