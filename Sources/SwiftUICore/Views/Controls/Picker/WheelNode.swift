import Foundation
import Geometry
import Platform

/// Turns the rows of a wheel, and lets them come to rest on one.
package final class WheelNode: LayoutNode {
    private var content: WheelContent
    /// The row in front, a fraction while it turns.
    private(set) var position: CGFloat
    private var rows: [Int: WheelRow] = [:]
    private lazy var motion = WheelMotion(self)

    init(_ content: WheelContent, _ inputs: _ViewInputs) {
        self.content = content
        position = CGFloat(content.selection)
        super.init(inputs)
    }

    @MainActor
    func update(to new: WheelContent) {
        let old = content
        content = new
        for (index, row) in rows { if let place = dataIndex(index) { new.updateRow(row, place) } }
        if old.count != new.count {
            motion.stop()
            position = CGFloat(new.selection)
            turned()
        } else if new.selection != old.selection, !motion.isMoving, new.selection != nearest {
            turn(to: new.selection)
        }
    }

    private var metrics: ControlMetrics { environment.values.value(of: ProfileKey.self).controls }
    private var rowHeight: CGFloat { metrics.wheelRowHeight }
    /// Of the cylinder: half of the height that it is seen at.
    private var radius: CGFloat { max(1, size.height / 2) }
    private var rowAngle: CGFloat { rowHeight / radius }

    /// The row of the data that stands at a place; nil beyond the ends.
    private func dataIndex(_ place: Int) -> Int? {
        guard content.count > 0 else { return nil }
        if content.isEndless { return (place % content.count + content.count) % content.count }
        return (0..<content.count).contains(place) ? place : nil
    }

    private var nearest: Int { dataIndex(Int(position.rounded())) ?? 0 }

    // MARK: Layout

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? metrics.wheelSize.width, height: proposal.height ?? metrics.wheelSize.height)
    }

    override package func placeChildren() {
        viewGraph.changeContent(below: self) { $0.makeRows() }
        for (index, row) in rows { place(row, at: (CGFloat(index) - position) * rowAngle) }
    }

    /// Those within a quarter turn of the front.
    private var visiblePlaces: ClosedRange<Int> {
        let reach = .pi / 2 / rowAngle
        let first = Int((position - reach).rounded(.up))
        return first...max(first, Int((position + reach).rounded(.down)))
    }

    @MainActor
    private func makeRows() {
        let visible = visiblePlaces
        for (index, row) in rows where !visible.contains(index) || dataIndex(index) == nil {
            rows[index] = nil
            row.detach()
        }
        for index in visible where rows[index] == nil {
            guard let place = dataIndex(index) else { continue }
            let row = content.makeRow(place, inputs)
            row.layoutParent = self
            rows[index] = row
        }
    }

    private func place(_ row: WheelRow, at angle: CGFloat) {
        row.angle = angle
        row.forgetDrawingBounds()
        let center = CGPoint(x: size.width / 2, y: size.height / 2 + radius * sin(angle))
        row.place(at: center, anchor: .center, proposal: ProposedViewSize(width: size.width, height: rowHeight))
    }

    override package var drawsContent: Bool { true }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        for index in rows.keys.sorted() { body(rows[index]!) }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        for index in rows.keys.sorted() { body(rows[index]!) }
    }

    override package func paint(_ painter: inout Painter) {
        painter.clipped(to: Path(CGRect(origin: .zero, size: size))) { $0.paintAll(of: self) }
    }

    // MARK: Turning

    func turned() {
        rearrange()
        viewGraph.requestFrame?()
    }

    func set(_ new: CGFloat) {
        guard new != position else { return }
        position = content.isEndless ? new : min(CGFloat(content.count) - 0.5, max(-0.5, new))
        turned()
    }

    /// Rows that a distance of the pointer turns by.
    func rows(for distance: CGFloat) -> CGFloat { distance / rowHeight }

    /// The place of a row at a height of the node.
    func place(at y: CGFloat) -> CGFloat {
        let sine = min(1, max(-1, (y - size.height / 2) / radius))
        return (position + asin(sine) / rowAngle).rounded()
    }

    /// Where the wheel comes to rest from a place.
    func restingPlace(near place: CGFloat) -> CGFloat {
        content.isEndless ? place.rounded() : min(CGFloat(max(0, content.count - 1)), max(0, place.rounded()))
    }

    func cameToRest() {
        let index = nearest
        guard content.count > 0, index != content.selection else { return }
        let select = content.select
        MainActor.assumeIsolated { select(index) }
    }

    @MainActor
    private func turn(to index: Int) {
        guard content.isEndless else { return motion.move(to: CGFloat(index)) }
        // The shorter way round.
        let count = CGFloat(content.count)
        let distance = (CGFloat(index) - position).truncatingRemainder(dividingBy: count)
        let short = abs(distance) > count / 2 ? distance - (distance > 0 ? count : -count) : distance
        motion.move(to: (position + short).rounded())
    }

    // MARK: Input and accessibility

    override package var responder: (any Responder)? { motion }
    override package func isHit(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    override package func willDetach() {
        motion.stop()
        super.willDetach()
    }

    /// What the row in front is called.
    override package func accessibilityElements(_ below: [AccessibilityElement]) -> [AccessibilityElement] {
        rows[Int(position.rounded())]?.makeAccessibilityElements() ?? []
    }
}

extension Painter {
    /// Paints the children of a node.
    fileprivate mutating func paintAll(of node: LayoutNode) {
        var children: [LayoutNode] = []
        node.forEachLayoutChild { children.append($0) }
        for child in children { paint(child) }
    }
}
