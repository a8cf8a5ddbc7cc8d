import Foundation
import Geometry
import LayoutEngine

/// A container of which only the rows near the visible part exist.
package final class LazyContainerNode<Arrangement: LazyArrangement>: LayoutNode, ViewportObserver {
    /// Parts of the viewport before and after it in which rows are kept.
    private static var keptMargin: CGFloat { 0.5 }

    private var arrangement: Arrangement
    private var pinnedViews: PinnedScrollableViews
    var content: ViewNode!
    /// Which rows stand in which line, and how long these are; nil until the first measure.
    var lines: LazyLines?
    private var lengths: EstimatedLengths?
    private var measuredFor: CGFloat?
    private var widest: CGFloat = 0
    var shownLines = 0..<0
    var shown: [LazyLine] = []
    /// Lines that may stand elsewhere than in their place, in front of the others.
    private(set) var pinned: [PinnedLine] = []
    /// Rows that `shown` was made for, side by side.
    private var shownPerLine = 1
    /// The content has changed since `shown` was made.
    private var areRowsStale = true
    /// Some rows by which the others are estimated.
    private var samples: [LazyLine] = []
    weak var scrollNode: ScrollNode?
    /// The row that was looked into last, which may be out of sight.
    var focusProbe: (index: Int, row: LayoutNode)?

    struct PinnedLine {
        let index: Int
        let line: LazyLine
        let block: LazyLines.Block
    }

    @MainActor
    init<Content: View>(
        _ arrangement: Arrangement, pinnedViews: PinnedScrollableViews = [], _ content: Content, _ inputs: _ViewInputs
    ) {
        self.arrangement = arrangement
        self.pinnedViews = pinnedViews
        super.init(inputs)
        var inputs = self.inputs
        inputs.isLazy = true
        inputs.stackAxis = arrangement.axis
        self.content = Content.makeNode(content, inputs)
    }

    @MainActor
    func update<Content: View>(
        _ arrangement: Arrangement, pinnedViews: PinnedScrollableViews = [], _ content: Content
    ) {
        if !ValueComparison.areEqual(self.arrangement, arrangement) || self.pinnedViews != pinnedViews {
            self.arrangement = arrangement
            self.pinnedViews = pinnedViews
            forgetRows()
        }
        Content.updateNode(self.content, to: content)
    }

    override package func elementsChanged() { forgetRows() }

    private func forgetRows() {
        lengths = nil
        areRowsStale = true
        focusProbe = nil
        invalidateMeasure()
    }

    // MARK: Measuring

    override package func measure(_ proposal: ProposedViewSize) -> CGSize {
        let lengths = knownLengths(proposal)
        let across = arrangement.across(proposal, widest: widest)
        return CGSize(lengths.total, along: arrangement.axis, cross: across)
    }

    /// What is known of the lines' lengths. Those that are shown stand for all until more are measured.
    private func knownLengths(_ proposal: ProposedViewSize) -> EstimatedLengths {
        let across = proposal[arrangement.axis.perpendicular]
        if let lengths, measuredFor == across { return lengths }
        measuredFor = across
        let perLine = max(1, arrangement.rowsPerLine(proposal))
        viewGraph.changeContent(below: self) { $0.takeSamples(perLine: perLine) }
        var made = EstimatedLengths(count: lines?.count ?? 0, estimate: 0)
        for (index, line) in zip(sampleIndices, samples) { measure(line, proposal, at: index, into: &made) }
        // What is shown keeps its own length at another width too.
        if !areRowsStale, perLine == shownPerLine { measureShown(proposal, &made) }
        lengths = made
        return made
    }

    @MainActor
    private func takeSamples(perLine: Int) {
        lines = LazyLines(of: content, perLine: perLine)
        samples = sampleIndices.map(makeLine)
    }

    /// The first line, and the first of rows if that is another.
    private var sampleIndices: [Int] {
        guard let lines, let first = lines.blocks.first else { return [] }
        guard let rows = lines.blocks.first(where: { $0.part == .rows }), first.part != .rows else { return [0] }
        return [0, rows.lines.lowerBound]
    }

    @MainActor
    private func makeLine(_ index: Int) -> LazyLine {
        guard let lines, index < lines.count else { return LazyLine(rows: [], isLast: true, isWhole: false) }
        let rows = lines.rows(of: index).map { index in
            let row = content.row(at: index)
            row.layoutParent = self
            return row
        }
        return LazyLine(rows: rows, isLast: index == lines.count - 1, isWhole: lines.block(of: index).part != .rows)
    }

    private func measure(
        _ line: LazyLine, _ proposal: ProposedViewSize, at index: Int, into lengths: inout EstimatedLengths
    ) {
        let gap = line.isLast ? 0 : arrangement.gap(after: line)
        lengths.set(arrangement.lineLength(line, proposal) + gap, at: index)
        let perpendicular = arrangement.axis.perpendicular
        for row in line.rows {
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
        let mirrorWidth = environment.layoutDirection == .rightToLeft ? size.width : nil
        for (index, line) in zip(shownLines, shown) where !isPinned(index) {
            arrangement.place(line, at: lengths.offset(of: index), size: size, proposal, mirrorWidth: mirrorWidth)
        }
        for pinned in pinned {
            let offset = offset(of: pinned, lengths, proposal)
            arrangement.place(pinned.line, at: offset, size: size, proposal, mirrorWidth: mirrorWidth)
            let isAway = offset != lengths.offset(of: pinned.index)
            for case let row as PinnableRow in pinned.line.rows { row.pinned(isAway: isAway) }
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
        // Measuring rows moves those after them; a few rounds find those that are really visible.
        for _ in 0..<4 {
            let wanted = wantedLines(lengths)
            let wantedPinned = pinnedBlocks(lengths).flatMap { block in block.lines.map { ($0, block) } }
            let isSame = wanted == shownLines && wantedPinned.map(\.0) == pinned.map(\.index)
            guard areRowsStale || !isSame || perLine != shownPerLine else { break }
            areRowsStale = false
            let (old, oldPinned) = (rows, pinned)
            shown = wanted.map(makeLine)
            shownLines = wanted
            pinned = wantedPinned.map { PinnedLine(index: $0, line: makeLine($0), block: $1) }
            shownPerLine = perLine
            unpin(oldPinned)
            leavePlaces(old)
            viewGraph.measureInvalidNodes(deeperThan: depth)
            measureShown(proposal, &lengths)
        }
        samples = []
        focusProbe = nil
        if let lines { content.releaseRows(outside: lines.rows(of: shownLines)) }
        self.lengths = lengths
    }

    /// All rows that are shown.
    private var rows: [LayoutNode] {
        var rows: [LayoutNode] = []
        forEachLayoutChild { rows.append($0) }
        return rows
    }

    /// Views that are no part of a collection stay when they are out of sight. What is on its way out is still drawn.
    private func leavePlaces(_ old: [LayoutNode]) {
        let kept = Set(rows.map { ObjectIdentifier($0) })
        for row in old where row.isAttached && !row.isDeparting && !kept.contains(ObjectIdentifier(row)) {
            row.leavePlace()
        }
    }

    private func measureShown(_ proposal: ProposedViewSize, _ lengths: inout EstimatedLengths) {
        for (index, line) in zip(shownLines, shown) where index < lengths.count {
            measure(line, proposal, at: index, into: &lengths)
        }
        for pinned in pinned where pinned.index < lengths.count && !shownLines.contains(pinned.index) {
            measure(pinned.line, proposal, at: pinned.index, into: &lengths)
        }
    }

    private func wantedLines(_ lengths: EstimatedLengths) -> Range<Int> {
        guard let range = wantedRange else { return 0..<lengths.count }
        return lengths.indices(from: range.start, to: range.end)
    }

    // MARK: Pinned headers and footers

    /// Those that were pinned before lie in their place again.
    private func unpin(_ old: [PinnedLine]) {
        for line in old where !isPinned(line.index) {
            for case let row as PinnableRow in line.line.rows { row.pinned(isAway: false) }
        }
    }

    private func isPinned(_ index: Int) -> Bool { pinned.contains { $0.index == index } }

    /// The part of the container that is visible, without what lies below bars.
    private var viewport: (start: CGFloat, end: CGFloat)? {
        guard !pinnedViews.isEmpty, let scrollNode else { return nil }
        let start = -offset(in: scrollNode)[arrangement.axis]
        let collapsed = arrangement.axis == .vertical ? scrollNode.bar?.collapsedHeight(over: scrollNode) ?? 0 : 0
        return (start - collapsed, start + scrollNode.size[arrangement.axis])
    }

    /// The header of the section at the start of the visible part, and the footer of the one at its end.
    private func pinnedBlocks(_ lengths: EstimatedLengths) -> [LazyLines.Block] {
        guard let viewport, let lines else { return [] }
        var blocks: [LazyLines.Block] = []
        if pinnedViews.contains(.sectionFooters),
            let footer = lines.part(.footer, ofSectionAt: lengths.index(at: viewport.end))
        {
            blocks.append(footer)
        }
        if pinnedViews.contains(.sectionHeaders),
            let header = lines.part(.header, ofSectionAt: lengths.index(at: viewport.start))
        {
            blocks.append(header)
        }
        return blocks
    }

    /// Where a pinned line begins.
    private func offset(of pinned: PinnedLine, _ lengths: EstimatedLengths, _ proposal: ProposedViewSize) -> CGFloat {
        let natural = lengths.offset(of: pinned.index)
        guard let viewport, let lines else { return natural }
        let block = pinned.block
        let section = lines.lines(ofSection: block.section)
        let start = lengths.offset(of: block.lines.lowerBound)
        let last = lengths.offset(of: block.lines.upperBound - 1)
        let end =
            block.part == .header
            ? lengths.offset(of: block.lines.upperBound) : last + arrangement.lineLength(pinned.line, proposal)
        let stack = LazyStackLayout(axis: arrangement.axis, alignment: HorizontalAlignment.leading.key)
        let moved = stack.pinnedOffset(
            natural: start, length: end - start,
            section: (lengths.offset(of: section.lowerBound), lengths.offset(of: section.upperBound)),
            viewport: viewport, isFooter: block.part == .footer)
        return natural + moved - start
    }

    // MARK: Changes

    /// A row may have another length.
    override package func willRemeasure() {
        guard let proposal = placedProposal, !areRowsStale, var known = lengths else { return }
        guard arrangement.rowsPerLine(proposal) == shownPerLine else { return }
        measureShown(proposal, &known)
        lengths = known
    }

    override package func target(for id: AnyHashable) -> ScrollDestination? {
        content.rowIndex(of: id).flatMap { destination(ofRow: $0) }
    }

    func destination(ofRow index: Int) -> ScrollDestination? {
        guard placedProposal != nil, let lines, index < lines.rowCount else { return nil }
        let line = lines.line(of: index)
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
        forEachRowInPlace { if $0.zIndex <= 0 { body($0) } }
        forEachRowInPlace { if $0.zIndex > 0 { body($0) } }
        for pinned in pinned {
            for row in pinned.line.rows where row.isAttached { body(row) }
        }
    }

    /// In their order, wherever a pinned one lies.
    override package func forEachAccessibleChild(_ body: (LayoutNode) -> Void) {
        guard !pinned.isEmpty else { return forEachRowInPlace(body) }
        let lines = zip(shownLines, shown).filter { !isPinned($0.0) } + pinned.map { ($0.index, $0.line) }
        for (_, line) in lines.sorted(by: { $0.0 < $1.0 }) {
            for row in line.rows where row.isAttached { body(row) }
        }
    }

    private func forEachRowInPlace(_ body: (LayoutNode) -> Void) {
        for (index, line) in zip(shownLines, shown) where !isPinned(index) {
            for row in line.rows where row.isAttached { body(row) }
        }
    }

    override package func forEachChild(_ body: (ViewNode) -> Void) {
        if let content { body(content) }
    }
}

/// Wants to know whether it stays in sight while its section scrolls by.
package protocol PinnableRow: AnyObject {
    /// - Parameter isAway: whether it lies elsewhere than in its place.
    func pinned(isAway: Bool)
}

/// Wants to know when a scroll view shows another part.
package protocol ViewportObserver: AnyObject {
    func viewportChanged()
}
