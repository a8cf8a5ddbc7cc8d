import Foundation

/// Tables whose rows are told one by one.
extension Table {
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows: rows(), columns: columns())
    }

    /// - Parameter selection: the identity of the row that is chosen.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows: rows(), columns: columns(), one: selection)
    }

    /// - Parameter selection: the identities of the rows that are chosen.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(rows: rows(), columns: columns(), several: selection)
    }

    /// - Parameter sortOrder: what the rows are sorted by; a tap on a column's title changes it. The app sorts.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows: rows(), columns: columns(), order: sortOrder)
    }

    /// - Parameters:
    ///   - selection: the identity of the row that is chosen.
    ///   - sortOrder: what the rows are sorted by; a tap on a column's title changes it. The app sorts.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows: rows(), columns: columns(), one: selection, order: sortOrder)
    }

    /// - Parameters:
    ///   - selection: the identities of the rows that are chosen.
    ///   - sortOrder: what the rows are sorted by; a tap on a column's title changes it. The app sorts.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(rows: rows(), columns: columns(), several: selection, order: sortOrder)
    }
}
