import Foundation

/// Tables of trees: rows that have children can be opened.
extension Table {
    /// - Parameter children: the elements below an element; nil for one that can't be opened.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(rows: TableOutlineGroupContent(data, children: children), columns: columns())
    }

    /// - Parameters:
    ///   - children: the elements below an element; nil for one that can't be opened.
    ///   - selection: the identity of the row that is chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(rows: TableOutlineGroupContent(data, children: children), columns: columns(), one: selection)
    }

    /// - Parameters:
    ///   - children: the elements below an element; nil for one that can't be opened.
    ///   - selection: the identities of the rows that are chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(rows: TableOutlineGroupContent(data, children: children), columns: columns(), several: selection)
    }

    /// - Parameters:
    ///   - children: the elements below an element; nil for one that can't be opened.
    ///   - sortOrder: what the rows are sorted by; a tap on a column's title changes it. The app sorts.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Sort {
        self.init(rows: TableOutlineGroupContent(data, children: children), columns: columns(), order: sortOrder)
    }

    /// - Parameters:
    ///   - children: the elements below an element; nil for one that can't be opened.
    ///   - selection: the identity of the row that is chosen.
    ///   - sortOrder: what the rows are sorted by; a tap on a column's title changes it. The app sorts.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Sort {
        self.init(
            rows: TableOutlineGroupContent(data, children: children), columns: columns(), one: selection,
            order: sortOrder)
    }

    /// - Parameters:
    ///   - children: the elements below an element; nil for one that can't be opened.
    ///   - selection: the identities of the rows that are chosen.
    ///   - sortOrder: what the rows are sorted by; a tap on a column's title changes it. The app sorts.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Sort {
        self.init(
            rows: TableOutlineGroupContent(data, children: children), columns: columns(), several: selection,
            order: sortOrder)
    }
}
