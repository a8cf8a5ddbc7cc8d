import Foundation
import Geometry
import LayoutEngine

/// A thin line between things: it runs across the axis of its stack; outside of stacks, from side to side.
public nonisolated struct Divider: View, Sendable {
    public init() {}
}

extension Divider: PrimitiveView {
    @MainActor
    package func makeNode(_ inputs: _ViewInputs) -> DividerNode { DividerNode(inputs) }

    /// Dividers are all alike.
    @MainActor
    package func updateNode(_ node: DividerNode) {}
}

package final class DividerNode: LayoutNode {
    override init(_ inputs: _ViewInputs) {
        super.init(inputs)
        _ = environment.read(DividerThickness.self, for: self)
    }

    private var isVertical: Bool { stackAxis == .horizontal }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let thickness = environment.value(DividerThickness.self).points
        let ideal = environment.values.value(of: ProfileKey.self).spacing.idealLength
        return isVertical
            ? CGSize(width: thickness, height: proposal.height ?? ideal)
            : CGSize(width: proposal.width ?? ideal, height: thickness)
    }

    override package func environmentChanged() {
        viewGraph.willRedraw(self)
        invalidateMeasure()
        invalidateDisplay()
    }

    override package var drawsContent: Bool { true }

    override package func paint(_ painter: inout Painter) {
        let rectangle = CGRect(origin: .zero, size: size)
        painter.paint(with: SeparatorShapeStyle().resolved(for: self), in: rectangle, covering: rectangle) {
            $0.fill(rectangle, $1)
        }
    }
}

/// One pixel on iOS, one point on macOS (iamcgn/swiftui-web, Docs/elements/iOS.md and Layout.md).
private struct DividerThickness: DerivedEnvironmentValue {
    let points: CGFloat

    init(deriving environment: EnvironmentValues) {
        switch environment.value(of: ProfileKey.self).platform {
        case .iOS: points = 1 / environment.value(of: DisplayScaleKey.self)
        case .macOS: points = 1
        }
    }
}
