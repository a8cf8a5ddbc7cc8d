import Foundation

/// Builds the columns of a table from the statements of a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> _TableColumns<RowValue, Sort>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        var items: [_TableColumnItem<RowValue, Sort>] = []
        column._appendColumns(to: &items)
        return _TableColumns(items: items)
    }

    public static func buildBlock(_ columns: _TableColumns<RowValue, Sort>...) -> _TableColumns<RowValue, Sort> {
        _TableColumns(items: columns.flatMap(\.items))
    }

    public static func buildIf(_ columns: _TableColumns<RowValue, Sort>?) -> _TableColumns<RowValue, Sort> {
        columns ?? _TableColumns(items: [])
    }

    public static func buildEither(first: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { first }

    public static func buildEither(second: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { second }

    public static func buildLimitedAvailability(
        _ columns: _TableColumns<RowValue, Sort>
    ) -> _TableColumns<RowValue, Sort> { columns }
}

/// Several columns.
public struct _TableColumns<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    let items: [_TableColumnItem<RowValue, Sort>]

    public func _appendColumns(to columns: inout [_TableColumnItem<RowValue, Sort>]) { columns += items }
}
