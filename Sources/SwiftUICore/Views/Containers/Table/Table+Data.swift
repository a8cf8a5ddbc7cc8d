import Foundation

/// Tables with a row for each element of a collection.
extension Table {
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(rows: TableForEachContent(data), columns: columns())
    }

    /// - Parameter selection: the identity of the row that is chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(rows: TableForEachContent(data), columns: columns(), one: selection)
    }

    /// - Parameter selection: the identities of the rows that are chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(rows: TableForEachContent(data), columns: columns(), several: selection)
    }

    /// - Parameter sortOrder: what the rows are sorted by; a tap on a column's title changes it. The app sorts.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort {
        self.init(rows: TableForEachContent(data), columns: columns(), order: sortOrder)
    }

    /// - Parameters:
    ///   - selection: the identity of the row that is chosen.
    ///   - sortOrder: what the rows are sorted by; a tap on a column's title changes it. The app sorts.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort {
        self.init(rows: TableForEachContent(data), columns: columns(), one: selection, order: sortOrder)
    }

    /// - Parameters:
    ///   - selection: the identities of the rows that are chosen.
    ///   - sortOrder: what the rows are sorted by; a tap on a column's title changes it. The app sorts.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort {
        self.init(rows: TableForEachContent(data), columns: columns(), several: selection, order: sortOrder)
    }
}
