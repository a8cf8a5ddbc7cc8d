/// Where a row stands in its list.
package struct ListRowPlace: Equatable {
    package enum Part: Equatable { case header, row, footer }

    package var part = Part.row
    /// Among the rows of its section, headers and footers not counted.
    package var isFirst = true
    package var isLast = true
    package var isFirstSection = true
    package var isLastSection = true
    /// The first of what its section shows, and the last.
    package var beginsSection = true
    package var endsSection = true
    /// The section before ends with a footer.
    package var followsFooter = false
}

/// The order of a list's rows.
package struct ListPlan {
    private struct Span {
        let start: Int
        let count: Int
        let section: Int
        let part: ListRowPlace.Part
    }

    private var spans: [Span] = []
    private var sections: [(first: Int, last: Int)] = []
    package private(set) var count = 0

    package init(_ rows: SectionedRows) {
        for section in rows.sections {
            let first = spans.count
            add(section.header, .header)
            add(section.rows, .row)
            add(section.footer, .footer)
            if spans.count > first { sections.append((first, spans.count - 1)) }
        }
    }

    private mutating func add(_ runs: [SectionedRows.Run], _ part: ListRowPlace.Part) {
        let total = runs.reduce(0) { $0 + $1.count }
        guard total > 0 else { return }
        spans.append(Span(start: count, count: total, section: sections.count, part: part))
        count += total
    }

    package func place(of index: Int) -> ListRowPlace {
        guard index >= 0, index < count else { return ListRowPlace() }
        let position = spanIndex(of: index)
        let span = spans[position]
        let section = sections[span.section]
        var place = ListRowPlace(part: span.part)
        place.isFirst = index == span.start
        place.isLast = index == span.start + span.count - 1
        place.isFirstSection = span.section == 0
        place.isLastSection = span.section == sections.count - 1
        place.beginsSection = position == section.first && place.isFirst
        place.endsSection = position == section.last && place.isLast
        place.followsFooter = section.first > 0 && spans[section.first - 1].part == .footer
        return place
    }

    /// The rows of the section that a row is in, headers and footers not among them.
    package func siblings(of index: Int) -> Range<Int> {
        guard index >= 0, index < count else { return 0..<0 }
        let span = spans[spanIndex(of: index)]
        return span.start..<span.start + span.count
    }

    private func spanIndex(of index: Int) -> Int {
        var (low, high) = (0, spans.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if spans[middle].start <= index { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
