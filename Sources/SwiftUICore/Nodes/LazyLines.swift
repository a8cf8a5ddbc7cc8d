/// Which rows stand in which line of a lazy container. The views of a section's header and footer have lines of their
/// own, and its rows begin a new one.
package struct LazyLines {
    package enum Part { case header, rows, footer }

    /// Lines of one part of a section, or of rows outside of sections.
    package struct Block {
        package let part: Part
        package let section: Int
        package let lines: Range<Int>
        package let rows: Range<Int>
        package let perLine: Int
    }

    package private(set) var blocks: [Block] = []
    package private(set) var count = 0
    package private(set) var rowCount = 0
    /// The blocks of each section.
    package private(set) var sections: [Range<Int>] = []

    /// - Parameter perLine: how many rows stand side by side; 1 or more.
    @MainActor
    package init(of content: ViewNode, perLine: Int) {
        for section in SectionedRows(of: content).sections {
            let start = blocks.count
            add(.header, section.header, perLine: 1)
            add(.rows, section.rows, perLine: perLine)
            add(.footer, section.footer, perLine: 1)
            sections.append(start..<blocks.count)
        }
    }

    private mutating func add(_ part: Part, _ runs: [SectionedRows.Run], perLine: Int) {
        let rows = runs.reduce(0) { $0 + $1.count }
        guard rows > 0 else { return }
        let lines = (rows + perLine - 1) / perLine
        blocks.append(
            Block(
                part: part, section: sections.count, lines: count..<count + lines,
                rows: rowCount..<rowCount + rows, perLine: perLine))
        count += lines
        rowCount += rows
    }

    /// - Parameter line: one below `count`.
    package func block(of line: Int) -> Block { blocks[index { $0.lines.upperBound > line }] }

    package func rows(of line: Int) -> Range<Int> {
        let block = block(of: line)
        let start = block.rows.lowerBound + (line - block.lines.lowerBound) * block.perLine
        return start..<min(block.rows.upperBound, start + block.perLine)
    }

    /// - Parameter row: one below `rowCount`.
    package func line(of row: Int) -> Int {
        let block = blocks[index { $0.rows.upperBound > row }]
        return block.lines.lowerBound + (row - block.rows.lowerBound) / block.perLine
    }

    /// The rows from the first of some lines to the last.
    package func rows(of lines: Range<Int>) -> Range<Int> {
        lines.isEmpty ? 0..<0 : rows(of: lines.lowerBound).lowerBound..<rows(of: lines.upperBound - 1).upperBound
    }

    /// A part of the section that a line is of; nil where it has none.
    package func part(_ part: Part, ofSectionAt line: Int) -> Block? {
        guard count > 0 else { return nil }
        return blocks[sections[block(of: line).section]].first { $0.part == part }
    }

    /// All lines of a section.
    package func lines(ofSection section: Int) -> Range<Int> {
        let blocks = blocks[sections[section]]
        guard let first = blocks.first, let last = blocks.last else { return 0..<0 }
        return first.lines.lowerBound..<last.lines.upperBound
    }

    /// The first block for which something holds that holds for all after it.
    private func index(where holds: (Block) -> Bool) -> Int {
        var (low, high) = (0, blocks.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if holds(blocks[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
