import Foundation
import Geometry
import Platform

/// Rows on a cylinder that turns. Only those on its front are there.
nonisolated struct Wheel<Row: View>: PrimitiveView {
    let count: Int
    let selection: Int
    /// The rows have no end: after the last comes the first.
    var isEndless = false
    let select: @MainActor (Int) -> Void
    let row: @MainActor (Int) -> Row

    @MainActor
    func makeNode(_ inputs: _ViewInputs) -> WheelNode { WheelNode(content, inputs) }

    @MainActor
    func updateNode(_ node: WheelNode) { node.update(to: content) }

    /// The same without the type of the rows.
    @MainActor
    private var content: WheelContent {
        WheelContent(
            count: count, selection: selection, isEndless: isEndless, select: select,
            makeRow: { index, inputs in WheelRow(row(index), inputs) },
            updateRow: { slot, index in slot.update(to: row(index)) })
    }
}

struct WheelContent {
    let count: Int
    let selection: Int
    let isEndless: Bool
    let select: @MainActor (Int) -> Void
    let makeRow: @MainActor (Int, _ViewInputs) -> WheelRow
    let updateRow: @MainActor (WheelRow, Int) -> Void
}

/// A row of a wheel, as far turned away as the wheel says.
package final class WheelRow: LayoutNode {
    private let slot: ContentSlot
    /// Radians from the front.
    var angle: CGFloat = 0

    @MainActor
    init<Content: View>(_ view: Content, _ inputs: _ViewInputs) {
        slot = ContentSlot(view, inputs, arrangement: .overlay(.center))
        super.init(inputs)
        slot.layoutParent = self
    }

    @MainActor
    func update<Content: View>(to view: Content) { slot.update(to: view) }

    override package func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override package func placeChildren() {
        slot.place(
            at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: ProposedViewSize(size))
    }

    override package var childTransform: CGAffineTransform? {
        guard angle != 0 else { return nil }
        let middle = size.height / 2
        return CGAffineTransform(translationX: 0, y: middle).scaledBy(x: 1, y: max(0.01, cos(angle)))
            .translatedBy(x: 0, y: -middle)
    }

    override package func paint(_ painter: inout Painter) {
        let opacity = Double(max(0, 0.15 + 0.85 * pow(cos(angle), 2)))
        let isFront = abs(angle) < 0.15
        guard let transform = childTransform else { return paintChildren(&painter) }
        let bounds = drawingBounds.isNull ? CGRect(origin: .zero, size: size) : drawingBounds
        if isFront { return painter.transformed(by: transform) { $0.paint(slot) } }
        painter.layer(.opacity(opacity * 0.75), bounds: bounds) { painter in
            painter.transformed(by: transform) { $0.paint(slot) }
        }
    }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) { body(slot) }
    override package func forEachChild(_ body: (ViewNode) -> Void) { body(slot) }
}
