import Foundation
import Geometry

extension GridLayout {
    /// Brings the cache to the layout for a proposal, unless it is there already.
    @inlinable
    func layOut<Children: RandomAccessCollection>(
        _ proposal: ProposedViewSize, _ children: Children, _ cache: inout GridCache
    ) where Children.Element: LayoutItem, Children.Index == Int {
        precondition(children.count == places.count, "a grid needs one cell for each child")
        if cache.proposal == proposal, cache.items.count == children.count { return }
        cache.proposal = proposal
        guard !children.isEmpty else {
            cache.items.removeAll()
            cache.size = .zero
            return
        }
        let gaps = cache.gaps ?? (columnGaps(children), rowGaps(children))
        cache.gaps = gaps
        let columns = columnSpans(proposal.width, gaps.columns, children)
        let rows = rowSpans(proposal.height, gaps.rows, columns, children)
        cache.size = CGSize(width: columns.end, height: rows.end)
        arrange(columns, rows, children, &cache)
    }

    /// Offsets and lengths of columns or rows.
    @usableFromInline
    struct Spans {
        @usableFromInline var lengths: [CGFloat]
        @usableFromInline var offsets: [CGFloat]
        /// What was proposed to the cells of each.
        @usableFromInline var proposals: [CGFloat?]

        @inlinable
        init(lengths: [CGFloat], gaps: [CGFloat], proposals: [CGFloat?]) {
            self.lengths = lengths
            self.proposals = proposals
            offsets = []
            var position: CGFloat = 0
            for (length, gap) in zip(lengths, gaps) {
                position += gap
                offsets.append(position)
                position += length
            }
        }

        @inlinable var end: CGFloat { max(0, (offsets.last ?? 0) + (lengths.last ?? 0)) }

        @inlinable
        func length(of range: Range<Int>) -> CGFloat {
            offsets[range.upperBound - 1] + lengths[range.upperBound - 1] - offsets[range.lowerBound]
        }
    }

    // MARK: Gaps

    @inlinable
    func columnGaps<Children: RandomAccessCollection>(_ children: Children) -> [CGFloat]
    where Children.Element: LayoutItem, Children.Index == Int {
        var gaps = [CGFloat](repeating: horizontalSpacing ?? ItemSpacing.standardDistance, count: columnCount)
        gaps[0] = 0
        if horizontalSpacing != nil || columnCount == 1 { return gaps }
        var wanted = [CGFloat?](repeating: nil, count: columnCount)
        for index in places.indices.dropLast() where places[index].row == places[index + 1].row {
            let next = children[children.startIndex + index + 1].spacing
            let distance = children[children.startIndex + index].spacing.distance(to: next, along: .horizontal)
            let column = places[index + 1].columns.lowerBound
            wanted[column] = max(wanted[column] ?? 0, distance)
        }
        for column in 1..<columnCount { gaps[column] = wanted[column] ?? gaps[column] }
        return gaps
    }

    @inlinable
    func rowGaps<Children: RandomAccessCollection>(_ children: Children) -> [CGFloat]
    where Children.Element: LayoutItem, Children.Index == Int {
        var gaps = [CGFloat](repeating: verticalSpacing ?? 0, count: rows.count)
        if !gaps.isEmpty { gaps[0] = 0 }
        if verticalSpacing != nil { return gaps }
        var above: Range<Int>?
        for row in rows.indices {
            let current = cells(ofRow: row, after: above?.upperBound ?? 0)
            if let above { gaps[row] = widestDistance(from: above, to: current, children) }
            above = current
        }
        return gaps
    }

    /// The indices of the children in a row.
    @inlinable
    func cells(ofRow row: Int, after start: Int) -> Range<Int> { start..<(start + rows[row].cells.count) }

    /// The largest distance between cells of two rows that share a column.
    @inlinable
    func widestDistance<Children: RandomAccessCollection>(
        from above: Range<Int>, to below: Range<Int>, _ children: Children
    ) -> CGFloat where Children.Element: LayoutItem, Children.Index == Int {
        var result: CGFloat = 0
        for upper in above {
            let spacing = children[children.startIndex + upper].spacing
            for lower in below where places[upper].columns.overlaps(places[lower].columns) {
                let next = children[children.startIndex + lower].spacing
                result = max(result, spacing.distance(to: next, along: .vertical))
            }
        }
        return result
    }

    // MARK: Columns

    /// The columns, seen by the cells that take up one only.
    @usableFromInline
    struct Columns<Children: RandomAccessCollection>: Tracks
    where Children.Element: LayoutItem, Children.Index == Int {
        @usableFromInline let layout: GridLayout
        @usableFromInline let children: Children

        @inlinable
        init(layout: GridLayout, children: Children) {
            self.layout = layout
            self.children = children
        }

        @inlinable var count: Int { layout.columnCount }

        @inlinable
        func length(of track: Int, proposal: CGFloat?) -> CGFloat {
            var result: CGFloat = 0
            for (place, child) in zip(layout.places, children)
            where place.columns == track..<(track + 1) && !place.cell.unsizedAxes.contains(Axis.horizontal) {
                result = max(result, child.sizeThatFits(ProposedViewSize(width: proposal, height: nil)).width)
            }
            return result
        }
    }

    @inlinable
    func columnSpans<Children: RandomAccessCollection>(
        _ width: CGFloat?, _ gaps: [CGFloat], _ children: Children
    ) -> Spans where Children.Element: LayoutItem, Children.Index == Int {
        let totalGap = gaps.reduce(0, +)
        let columns = Columns(layout: self, children: children)
        var lengths = columns.distribute(width.map { max(0, $0 - totalGap) })
        for (place, child) in zip(places, children)
        where place.columns.count > 1 && !place.cell.unsizedAxes.contains(Axis.horizontal) {
            widen(&lengths, for: child, place, width, gaps)
        }
        return Spans(lengths: lengths, gaps: gaps, proposals: lengths)
    }

    /// Widens the columns that a cell spans by equal parts of what it lacks.
    @inlinable
    func widen(
        _ lengths: inout [CGFloat], for child: some LayoutItem, _ place: GridPlace, _ width: CGFloat?, _ gaps: [CGFloat]
    ) {
        let inner = gaps[(place.columns.lowerBound + 1)..<place.columns.upperBound].reduce(0, +)
        let present = lengths[place.columns].reduce(inner, +)
        let total = lengths.reduce(gaps.reduce(0, +), +)
        let proposal = width.map { present + max(0, $0 - total) }
        let wanted = child.sizeThatFits(ProposedViewSize(width: proposal, height: nil)).width
        let lack = (wanted - present) / CGFloat(place.columns.count)
        guard lack > 0 else { return }
        for column in place.columns { lengths[column] += lack }
    }

    // MARK: Rows

    /// The rows, seen by cells whose columns have their widths.
    @usableFromInline
    struct Rows<Children: RandomAccessCollection>: Tracks
    where Children.Element: LayoutItem, Children.Index == Int {
        @usableFromInline let layout: GridLayout
        @usableFromInline let columns: Spans
        @usableFromInline let cells: [Range<Int>]
        @usableFromInline let children: Children

        @inlinable
        init(layout: GridLayout, columns: Spans, children: Children) {
            self.layout = layout
            self.columns = columns
            self.children = children
            var cells: [Range<Int>] = []
            for row in layout.rows.indices {
                cells.append(layout.cells(ofRow: row, after: cells.last?.upperBound ?? 0))
            }
            self.cells = cells
        }

        @inlinable var count: Int { layout.rows.count }

        @inlinable
        func length(of track: Int, proposal: CGFloat?) -> CGFloat {
            let extent = extent(of: track, proposal: proposal)
            return extent.above + extent.below
        }

        /// How far the row's cells reach above and below the guide on which they are aligned.
        @inlinable
        func extent(of row: Int, proposal: CGFloat?) -> (above: CGFloat, below: CGFloat) {
            let key = layout.verticalKey(ofRow: row)
            var (above, below) = (-CGFloat.infinity, -CGFloat.infinity)
            for index in cells[row] where !layout.places[index].cell.unsizedAxes.contains(Axis.vertical) {
                let child = children[children.startIndex + index]
                let width = columns.length(of: layout.places[index].columns)
                let proposal = ProposedViewSize(width: width, height: proposal)
                let size = child.sizeThatFits(proposal)
                let guide = child.guide(key, size: size, proposal: proposal)
                let offset = guide.isFinite ? guide : 0
                above = max(above, offset)
                below = max(below, size.height - offset)
            }
            return above == -.infinity ? (0, 0) : (above, below)
        }
    }

    @inlinable
    func verticalKey(ofRow row: Int) -> AlignmentKey { (rows[row].alignment ?? alignment.vertical).key }

    @inlinable
    func rowSpans<Children: RandomAccessCollection>(
        _ height: CGFloat?, _ gaps: [CGFloat], _ columns: Spans, _ children: Children
    ) -> Spans where Children.Element: LayoutItem, Children.Index == Int {
        let tracks = Rows(layout: self, columns: columns, children: children)
        let totalGap = gaps.reduce(0, +)
        let lengths = tracks.distribute(height.map { max(0, $0 - totalGap) })
        return Spans(lengths: lengths, gaps: gaps, proposals: height == nil ? lengths.map { _ in nil } : lengths)
    }

    // MARK: Cells

    /// Gives each cell its place.
    @inlinable
    func arrange<Children: RandomAccessCollection>(
        _ columns: Spans, _ rows: Spans, _ children: Children, _ cache: inout GridCache
    ) where Children.Element: LayoutItem, Children.Index == Int {
        let tracks = Rows(layout: self, columns: columns, children: children)
        let extents = self.rows.indices.map { tracks.extent(of: $0, proposal: rows.proposals[$0]) }
        cache.items.removeAll(keepingCapacity: true)
        for (place, child) in zip(places, children) {
            let frame = CGRect(
                x: columns.offsets[place.columns.lowerBound], y: rows.offsets[place.row],
                width: columns.length(of: place.columns), height: rows.lengths[place.row])
            let isUnsized = place.cell.unsizedAxes.contains(Axis.vertical)
            let proposal = ProposedViewSize(
                width: frame.width, height: isUnsized ? frame.height : rows.proposals[place.row])
            cache.items.append(item(for: child, place, frame, above: extents[place.row].above, proposal))
        }
    }

    @inlinable
    func item(
        for child: some LayoutItem, _ place: GridPlace, _ frame: CGRect, above: CGFloat, _ proposal: ProposedViewSize
    ) -> PlacedItem {
        let size = child.sizeThatFits(proposal)
        if let anchor = place.cell.anchor {
            let x = frame.minX + anchor.x * (frame.width - size.width)
            let y = frame.minY + anchor.y * (frame.height - size.height)
            return PlacedItem(proposal: proposal, size: size, origin: CGPoint(x: x, y: y))
        }
        let isSingle = place.columns.count == 1
        let column = isSingle ? columnAlignments[place.columns.lowerBound] : nil
        let horizontal = (column ?? alignment.horizontal).key
        let x = Placement.distance(horizontal, frame.size, child, size, proposal)
        let guide = child.guide(verticalKey(ofRow: place.row), size: size, proposal: proposal)
        let y =
            place.cell.unsizedAxes.contains(Axis.vertical)
            ? Placement.distance(verticalKey(ofRow: place.row), frame.size, child, size, proposal)
            : above - (guide.isFinite ? guide : 0)
        return PlacedItem(
            proposal: proposal, size: size, origin: CGPoint(x: frame.minX + x, y: frame.minY + y))
    }
}
