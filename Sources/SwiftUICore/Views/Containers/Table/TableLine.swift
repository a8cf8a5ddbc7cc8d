import Foundation
import Geometry

/// The cells of a row side by side, as wide as their columns; those without a width share what is left.
struct TableLine<Cell: View>: View {
    let widths: [TableColumnWidth]
    let cell: (Int) -> Cell

    init(widths: [TableColumnWidth], @ViewBuilder cell: @escaping (Int) -> Cell) {
        self.widths = widths
        self.cell = cell
    }

    var body: some View {
        HStack(spacing: 8) {
            ForEach(widths.indices, id: \.self) { index in
                let width = widths[index]
                cell(index).frame(minWidth: width.least, maxWidth: width.most, alignment: .leading)
            }
        }
    }
}

/// The title of a column, which sorts the rows where that is possible.
struct TableTitle<RowValue, Sort: SortComparator>: View {
    let column: _TableColumnItem<RowValue, Sort>
    let order: Binding<[Sort]>?

    var body: some View {
        if let order, let comparator = column.comparator {
            Button {
                sort(by: comparator, order)
            } label: {
                HStack(spacing: 4) {
                    column.label
                    if let current = order.wrappedValue.first, isSame(current, comparator) {
                        Image(systemName: current.order == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
                            .accessibilityHidden(true)
                    }
                }
            }
            .buttonStyle(.plain)
        } else {
            column.label
        }
    }

    private func isSame(_ left: Sort, _ right: Sort) -> Bool {
        var left = left
        left.order = right.order
        return left == right
    }

    /// By the column first; the other way round where it was that already.
    private func sort(by comparator: Sort, _ order: Binding<[Sort]>) {
        var comparator = comparator
        var comparators = order.wrappedValue
        if let first = comparators.first, isSame(first, comparator) {
            comparator.order = first.order == .forward ? .reverse : .forward
        }
        comparators.removeAll { isSame($0, comparator) }
        order.wrappedValue = [comparator] + comparators
    }
}
