import Foundation
import Geometry
import LayoutEngine

/// Space that grows along the axis of its stack; outside of stacks, along both.
public nonisolated struct Spacer: View, Sendable {
    /// Points; nil is the standard distance.
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> SpacerNode { SpacerNode(self, inputs) }

    @MainActor
    package func updateNode(_ node: SpacerNode) { node.update(to: self) }
}

package final class SpacerNode: LayoutNode {
    private var engine: SpacerLayout
    private var minLength: CGFloat?

    init(_ spacer: Spacer, _ inputs: _ViewInputs) {
        minLength = spacer.minLength
        engine = SpacerLayout(axis: inputs.stackAxis, minimum: spacer.minLength)
        super.init(inputs)
    }

    func update(to spacer: Spacer) {
        guard spacer.minLength != minLength else { return }
        minLength = spacer.minLength
        engine = SpacerLayout(axis: stackAxis, minimum: minLength)
        invalidateMeasure()
    }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize { engine.sizeThatFits(proposal) }
    override package var spacing: ItemSpacing { .none }
    /// Whatever else is in the stack comes first.
    override package var layoutPriority: Double { -.infinity }
}
