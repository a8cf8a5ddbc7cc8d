/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableRowBody: TableRowContent

    /// The rows that these are made of.
    @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }

    func _makeRows(_ context: _TableRowContext<TableRowValue>) -> AnyView
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    @MainActor
    public func _makeRows(_ context: _TableRowContext<TableRowValue>) -> AnyView { tableRowBody._makeRows(context) }
}

extension TableRowContent where TableRowBody == Never {
    public var tableRowBody: Never { fatalError("\(Self.self) is made of no other rows.") }
}

extension Never: TableRowContent {
    public typealias TableRowValue = Never
    public typealias TableRowBody = Never

    @MainActor

    public func _makeRows(_ context: _TableRowContext<Never>) -> AnyView { switch self {} }
}

/// What a table tells its rows: what stands in each column, and where they stand in a tree.
public struct _TableRowContext<Value: Identifiable> {
    let widths: [TableColumnWidth]
    let cells: [(Value) -> AnyView]
    let isWide: Bool
    /// How many rows are opened above.
    var level = 0
    /// Put around each row, the outermost last.
    var decorations: [(AnyView) -> AnyView] = []

    /// For the rows below one that can be opened.
    var inner: _TableRowContext {
        var result = self
        result.level += 1
        return result
    }

    func decorated(_ row: AnyView) -> AnyView { decorations.reduce(row) { $1($0) } }
}
