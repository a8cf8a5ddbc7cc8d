import Foundation
import Geometry

/// Rows of values in columns. A narrow window shows the first column alone, without titles.
public nonisolated struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    typealias Sort = Columns.TableColumnSortComparator

    private let rows: Rows
    private let columns: [_TableColumnItem<Value, Sort>]
    private let one: Binding<Value.ID?>?
    private let several: Binding<Set<Value.ID>>?
    private let order: Binding<[Sort]>?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tableColumnHeaders) private var headers

    init(
        rows: Rows, columns: Columns, one: Binding<Value.ID?>? = nil, several: Binding<Set<Value.ID>>? = nil,
        order: Binding<[Sort]>? = nil
    ) {
        self.rows = rows
        var items: [_TableColumnItem<Value, Sort>] = []
        columns._appendColumns(to: &items)
        self.columns = items
        self.one = one
        self.several = several
        self.order = order
    }

    @MainActor
    public var body: some View {
        if let several {
            List(selection: several) { content }.listStyle(.plain)
        } else {
            List(selection: one) { content }.listStyle(.plain)
        }
    }

    @ViewBuilder @MainActor private var content: some View {
        if isWide, headers != .hidden {
            Section {
                lines
            } header: {
                header
            }
        } else {
            lines
        }
    }

    private var isWide: Bool { sizeClass == .regular }

    @MainActor private var lines: some View {
        rows._makeRows(
            _TableRowContext(widths: columns.map(\.width), cells: columns.map(\.content), isWide: isWide))
    }

    @MainActor private var header: some View {
        TableLine(widths: columns.map(\.width)) { TableTitle(column: columns[$0], order: order) }
            .font(.subheadline.weight(.medium))
            .textCase(nil)
    }
}
