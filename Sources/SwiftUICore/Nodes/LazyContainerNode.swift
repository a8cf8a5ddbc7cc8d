import Foundation
import Geometry
import LayoutEngine

/// How a lazy container arranges its rows.
package protocol LazyArrangement {
    /// The axis along which it scrolls.
    var axis: Axis { get }
    /// Rows that lie side by side, for a proposal.
    func rowsPerLine(_ proposal: ProposedViewSize) -> Int
    /// The length of a line of rows, with the gap to the next line.
    func lineLength(_ rows: [LayoutNode], _ proposal: ProposedViewSize, isLast: Bool) -> CGFloat
    /// The size across, given the widest row measured so far.
    func across(_ proposal: ProposedViewSize, widest: CGFloat) -> CGFloat
    /// Places the rows of one line.
    func place(
        _ rows: [LayoutNode], at offset: CGFloat, size: CGSize, _ proposal: ProposedViewSize, mirrorWidth: CGFloat?)
}

/// A container of which only the rows near the visible part exist.
package final class LazyContainerNode<Arrangement: LazyArrangement>: LayoutNode, ViewportObserver {
    /// Parts of the viewport before and after it in which rows are kept.
    private static var keptMargin: CGFloat { 0.5 }

    private var arrangement: Arrangement
    private var content: ViewNode!
    /// The lengths of the lines; nil until the first measure.
    private var lengths: EstimatedLengths?
    private var measuredFor: CGFloat?
    private var widest: CGFloat = 0
    private var shownLines = 0..<0
    private var shown: [LayoutNode] = []
    /// Rows that `shown` was made for, side by side.
    private var shownPerLine = 1
    /// The content has changed since `shown` was made.
    private var areRowsStale = true
    /// The rows of the first line, by which the others are estimated.
    private var firstLine: [LayoutNode] = []
    private weak var scrollNode: ScrollNode?

    @MainActor
    init<Content: View>(_ arrangement: Arrangement, _ content: Content, _ inputs: _ViewInputs) {
        self.arrangement = arrangement
        super.init(inputs)
        var inputs = self.inputs
        inputs.isLazy = true
        inputs.stackAxis = arrangement.axis
        self.content = Content.makeNode(content, inputs)
    }

    @MainActor
    func update<Content: View>(_ arrangement: Arrangement, _ content: Content) {
        if !ValueComparison.areEqual(self.arrangement, arrangement) {
            self.arrangement = arrangement
            lengths = nil
            areRowsStale = true
            invalidateMeasure()
        }
        Content.updateNode(self.content, to: content)
    }

    override package func elementsChanged() {
        lengths = nil
        areRowsStale = true
        invalidateMeasure()
    }

    // MARK: Measuring

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let lengths = knownLengths(proposal)
        let across = arrangement.across(proposal, widest: widest)
        return CGSize(lengths.total, along: arrangement.axis, cross: across)
    }

    /// What is known of the lines' lengths. The first line stands for all until more are measured.
    private func knownLengths(_ proposal: ProposedViewSize) -> EstimatedLengths {
        let across = proposal[arrangement.axis.perpendicular]
        if let lengths, measuredFor == across { return lengths }
        measuredFor = across
        let perLine = max(1, arrangement.rowsPerLine(proposal))
        let rowCount = content.rowCount
        let count = (rowCount + perLine - 1) / perLine
        var made = EstimatedLengths(count: count, estimate: 0)
        if count > 0 {
            viewGraph.changeContent(below: self) { $0.firstLine = $0.rows(of: 0, perLine: perLine, count: rowCount) }
            measureLine(0, firstLine, proposal, count: count, into: &made)
        }
        lengths = made
        return made
    }

    @MainActor
    private func rows(of line: Int, perLine: Int, count: Int) -> [LayoutNode] {
        (line * perLine..<min(count, (line + 1) * perLine)).map { index in
            let row = content.row(at: index)
            row.layoutParent = self
            return row
        }
    }

    private func measureLine(
        _ line: Int, _ rows: [LayoutNode], _ proposal: ProposedViewSize, count: Int,
        into lengths: inout EstimatedLengths
    ) {
        lengths.set(arrangement.lineLength(rows, proposal, isLast: line == count - 1), at: line)
        let perpendicular = arrangement.axis.perpendicular
        for row in rows {
            let size = row.sizeThatFits(
                ProposedViewSize(nil, along: arrangement.axis, cross: proposal[perpendicular]))
            widest = max(widest, size[perpendicular])
        }
    }

    // MARK: Placing

    /// The part of the container that is visible, and some more; all of it outside of a scroll view.
    private var wantedRange: (start: CGFloat, end: CGFloat)? {
        guard let scrollNode else { return nil }
        let axis = arrangement.axis
        let start = offset(in: scrollNode)[axis] - scrollNode.window.origin[axis]
        let length = scrollNode.window.size[axis]
        let margin = length * Self.keptMargin
        return (-start - margin, -start + length + margin)
    }

    /// Where the container's corner lies in the scroll view.
    private func offset(in scrollNode: ScrollNode) -> CGPoint {
        var point = CGPoint.zero
        var current: LayoutNode = self
        while current !== scrollNode, let parent = current.layoutParent {
            point.x += current.layoutOrigin.x
            point.y += current.layoutOrigin.y
            current = parent
        }
        return point
    }

    override package func placeChildren() {
        findScrollNode()
        let proposal = placedProposal ?? ProposedViewSize(size)
        viewGraph.changeContent(below: self) { $0.makeRows(proposal) }
        guard let lengths else { return }
        let isMirrored = environment.layoutDirection == .rightToLeft
        for line in shownLines {
            arrangement.place(
                shownRows(of: line), at: lengths.offset(of: line), size: size, proposal,
                mirrorWidth: isMirrored ? size.width : nil)
        }
        let total = CGSize(lengths.total, along: arrangement.axis, cross: size[arrangement.axis.perpendicular])
        // What was estimated turned out otherwise: whoever holds the container has to know.
        if total != size { invalidateMeasure() }
    }

    private func findScrollNode() {
        guard scrollNode == nil else { return }
        var current = layoutParent
        while let node = current {
            if let found = node as? ScrollNode,
                found.scrollAxes.contains(arrangement.axis == .vertical ? .vertical : .horizontal)
            {
                scrollNode = found
                found.observe(self)
                return
            }
            current = node.layoutParent
        }
    }

    /// Makes and measures the rows that are wanted, and lets the others go.
    @MainActor
    private func makeRows(_ proposal: ProposedViewSize) {
        var lengths = knownLengths(proposal)
        let perLine = max(1, arrangement.rowsPerLine(proposal))
        let rowCount = content.rowCount
        // Measuring rows moves those after them; a few rounds find those that are really visible.
        for _ in 0..<4 {
            let wanted = wantedLines(lengths)
            guard areRowsStale || wanted != shownLines || perLine != shownPerLine else { break }
            areRowsStale = false
            shown = wanted.flatMap { rows(of: $0, perLine: perLine, count: rowCount) }
            shownLines = wanted
            shownPerLine = perLine
            viewGraph.measureInvalidNodes(deeperThan: depth)
            for line in wanted {
                measureLine(line, shownRows(of: line), proposal, count: lengths.count, into: &lengths)
            }
        }
        firstLine = []
        content.releaseRows(outside: shownLines.lowerBound * perLine..<shownLines.upperBound * perLine)
        self.lengths = lengths
    }

    /// The rows of one of the lines that are shown.
    private func shownRows(of line: Int) -> [LayoutNode] {
        let first = (line - shownLines.lowerBound) * shownPerLine
        guard first < shown.count else { return [] }
        return Array(shown[first..<min(shown.count, first + shownPerLine)])
    }

    private func wantedLines(_ lengths: EstimatedLengths) -> Range<Int> {
        guard let range = wantedRange else { return 0..<lengths.count }
        return lengths.indices(from: range.start, to: range.end)
    }

    /// A row may have another length.
    override package func willRemeasure() {
        guard let proposal = placedProposal, !areRowsStale, var known = lengths else { return }
        guard arrangement.rowsPerLine(proposal) == shownPerLine else { return }
        for line in shownLines where line < known.count {
            measureLine(line, shownRows(of: line), proposal, count: known.count, into: &known)
        }
        lengths = known
    }

    override package func target(for id: AnyHashable) -> ScrollDestination? {
        guard let index = content.rowIndex(of: id), let proposal = placedProposal else { return nil }
        let line = index / max(1, arrangement.rowsPerLine(proposal))
        return ScrollDestination(container: self) { [unowned self] in
            guard let lengths, line < lengths.count else { return .zero }
            let axis = arrangement.axis
            let length = lengths[line] ?? lengths.estimate
            return CGRect(
                origin: CGPoint(lengths.offset(of: line), along: axis, cross: 0),
                size: CGSize(length, along: axis, cross: size[axis.perpendicular]))
        }
    }

    /// Which rows are wanted is found when the container is placed: only then does it lie where it will.
    package func viewportChanged() {
        guard isPlaced else { return }
        needsPlacement = true
        viewGraph.arrangementQueue.insert(self, depth: depth)
    }

    override package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        for row in shown where row.isAttached && row.zIndex <= 0 { body(row) }
        for row in shown where row.isAttached && row.zIndex > 0 { body(row) }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
    }
}

/// Wants to know when a scroll view shows another part.
package protocol ViewportObserver: AnyObject {
    func viewportChanged()
}
