/// A row for each element of a collection.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never

    private let data: Data

    init(_ data: Data) { self.data = data }

    @MainActor

    public func _makeRows(_ context: _TableRowContext<Data.Element>) -> AnyView {
        AnyView(ForEach(data) { TableRowView(value: $0, context: context) })
    }
}

/// The rows of a tree, of which those are shown whose parents are open.
public nonisolated struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never

    private let data: Data
    private let children: KeyPath<Data.Element, Data?>

    init(_ data: Data, children: KeyPath<Data.Element, Data?>) {
        self.data = data
        self.children = children
    }

    @MainActor

    public func _makeRows(_ context: _TableRowContext<Data.Element>) -> AnyView {
        AnyView(
            ForEach(data) { value in
                if let inner = value[keyPath: children] {
                    TableDisclosure(value: value, context: context, isExpanded: nil) {
                        TableOutlineGroupContent(inner, children: children)._makeRows(context.inner)
                    }
                } else {
                    TableRowView(value: value, context: context)
                }
            })
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    @MainActor

    public func _makeRows(_ context: _TableRowContext<Content.TableRowValue>) -> AnyView {
        AnyView(ForEach<Data, ID, AnyView>(data: data, identity: identity) { content($0)._makeRows(context) })
    }
}

extension ForEach where Content: TableRowContent {
    /// - Parameter content: the rows of an element.
    public nonisolated init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
        self.init(data: data, identity: { $0.id }, content: content)
    }

    /// - Parameter content: the rows of an element.
    public nonisolated init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue {
        self.init(data: data, identity: { $0[keyPath: id] }, content: content)
    }

    /// Rows that show the elements themselves.
    public nonisolated init(_ data: Data)
    where ID == Data.Element.ID, Data.Element: Identifiable, Content == TableRow<Data.Element> {
        self.init(data: data, identity: { $0.id }) { TableRow($0) }
    }
}

extension Group: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    @MainActor

    public func _makeRows(_ context: _TableRowContext<Content.TableRowValue>) -> AnyView { content._makeRows(context) }
}

extension Group where Content: TableRowContent {
    public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content) where V == Content.TableRowValue {
        self.init(rows: content())
    }
}
