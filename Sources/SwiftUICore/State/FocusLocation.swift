import Foundation

/// The value of a focus state, and the views that stand for its values.
package final class FocusLocation<Value: Hashable>: FocusObserver, @unchecked Sendable {
    private struct Place { weak var node: FocusedNode<Value>? }

    private let stored: StoredLocation<Value>
    private let resting: Value
    private let reference: ViewGraphReference
    private var places: [Place] = []
    private var isPending = false

    init(resting: Value, viewGraph: ViewGraph) {
        self.resting = resting
        reference = viewGraph.reference
        stored = StoredLocation(resting, viewGraph: viewGraph)
        viewGraph.focusObservers.add(self)
    }

    func get() -> Value { stored.get() }

    func set(_ value: Value) {
        guard MainThread.isCurrent else {
            let value = UncheckedBox(value)
            return DispatchQueue.main.async { self.set(value.value) }
        }
        stored.set(value, nil)
        guard !isPending, let viewGraph = reference.viewGraph else { return }
        isPending = true
        viewGraph.focusObservers.beginRequest()
        viewGraph.performAfterFrame { [self] in apply() }
    }

    func add(_ node: FocusedNode<Value>) {
        places.removeAll { $0.node == nil || $0.node === node }
        places.append(Place(node: node))
    }

    /// Gives the keyboard to the view that stands for the value.
    private func apply() {
        isPending = false
        guard let viewGraph = reference.viewGraph else { return }
        viewGraph.focusObservers.endRequest()
        let nodes = places.compactMap(\.node).filter(\.isAttached)
        let wanted = stored.get()
        if let node = nodes.first(where: { $0.focusValue == wanted }) {
            MainActor.assumeIsolated {
                if !node.containsFocus, let responder = node.firstKeyResponder { viewGraph.moveFocus(to: responder) }
            }
        } else if nodes.contains(where: \.containsFocus) {
            viewGraph.focus = nil
        }
        focusMoved()
    }

    package func focusMoved() {
        guard !isPending else { return }
        let holder = places.lazy.compactMap(\.node).first { $0.isAttached && $0.containsFocus }
        stored.set(holder?.focusValue ?? resting, nil)
    }
}
