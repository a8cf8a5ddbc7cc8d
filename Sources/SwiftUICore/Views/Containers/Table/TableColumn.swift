import Foundation

/// One column of a table: its title and what it shows of each row's value.
public nonisolated struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
    TableColumnContent
{
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    private let label: Label
    private let content: (RowValue) -> Content
    /// Nil where rows can't be sorted by the column.
    private let comparator: Sort?
    private var columnWidth = TableColumnWidth()

    init(_ label: Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    /// Sets the column's width in points; nil shares what the others leave.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        sized(TableColumnWidth(minimum: width, ideal: width, maximum: width))
    }

    /// Sets how wide the column may be, in points: the ideal width where it is given, and else what the others leave
    /// between the two others.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        sized(TableColumnWidth(minimum: min, ideal: ideal, maximum: max))
    }

    private func sized(_ width: TableColumnWidth) -> TableColumn {
        var result = self
        result.columnWidth = width
        return result
    }

    public func _appendColumns(to columns: inout [_TableColumnItem<RowValue, Sort>]) {
        columns.append(
            _TableColumnItem(
                label: AnyView(label), comparator: comparator, width: columnWidth, content: { AnyView(content($0)) }))
    }
}

/// What a table makes of a column.
public struct _TableColumnItem<RowValue, Sort> {
    let label: AnyView
    let comparator: Sort?
    let width: TableColumnWidth
    let content: (RowValue) -> AnyView
}

/// The columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableColumnSortComparator: SortComparator

    func _appendColumns(to columns: inout [_TableColumnItem<TableRowValue, TableColumnSortComparator>])
}

// MARK: Columns of texts

extension TableColumn where Sort == Never, Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), nil, content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), nil, content)
    }

    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(text, nil, content) }

    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(Text(titleKey), nil) { Text(verbatim: $0[keyPath: value]) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(Text(title), nil) { Text(verbatim: $0[keyPath: value]) }
    }
}

// MARK: Columns that rows can be sorted by

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) where Content == Text {
        self.init(Text(titleKey), KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) where Content == Text {
        self.init(Text(title), KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
    }

    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), KeyPathComparator(value), content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), KeyPathComparator(value), content)
    }

    /// A column that rows can't be sorted by.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), nil, content)
    }

    /// - Parameter comparator: compares the values of two rows.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content)
    }

    /// - Parameter comparator: compares the values of two rows.
    public init<C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable, comparator: C
    ) where Content == Text, C.Compared == String {
        self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }
}

extension TableColumn where Label == Text {
    /// - Parameter comparator: sorts the rows by the column.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), comparator, content)
    }

    /// - Parameter comparator: sorts the rows by the column.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), comparator, content)
    }
}
