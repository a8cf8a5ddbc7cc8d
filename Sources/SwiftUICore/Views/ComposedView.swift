/// A view that is only another name for one made of others: it has no node of its own, and no body to evaluate.
@MainActor @preconcurrency
package protocol ComposedView: View where Body == Never {
    associatedtype Composition: View
    /// What the view stands for; must depend on nothing but the view's value.
    nonisolated var composition: Composition { get }
}

extension ComposedView {
    public var body: Never {
        preconditionFailure("\(Self.self) is made of other views and has no body.")
    }

    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        Composition._makeNode(view.composition, inputs)
    }

    public static func _updateNode(_ outputs: _ViewOutputs, to view: Self) {
        Composition._updateNode(outputs, to: view.composition)
    }
}
