import Foundation

/// What the user may do to the elements of a collection in a list.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
    public static var delete: EditActions { EditActions(rawValue: 1) }
    public static var all: EditActions { EditActions(rawValue: 3) }
}

extension EditActions where Data: MutableCollection {
    public static var move: EditActions { EditActions(rawValue: 2) }
}

/// Rows for a collection whose elements the user may delete and move.
public nonisolated struct _EditableRows<Data, ID: Hashable, RowContent: View>: View
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index: Hashable {
    let data: Binding<Data>
    let id: KeyPath<Data.Element, ID>
    let actions: EditActions<Data>
    let rowContent: (Binding<Data.Element>) -> RowContent

    @MainActor
    public var body: some View {
        ForEach(data, id: id, content: rowContent)
            .onDelete(
                perform: actions.contains(.delete) ? { offsets in change { $0.remove(atOffsets: offsets) } } : nil
            )
            .onMove(
                perform: actions.contains(.move)
                    ? { offsets, end in change { $0.move(fromOffsets: offsets, toOffset: end) } } : nil)
    }

    private func change(_ change: (inout [Data.Element]) -> Void) {
        var elements = Array(data.wrappedValue)
        change(&elements)
        data.wrappedValue = Data(elements)
    }
}

extension ForEach where Content: View {
    /// Views for the elements of a binding's collection, which the user may delete or move in a list.
    @MainActor
    public init<C, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
        C.Index: Hashable, Data == CollectionOfOne<Int>, ID == Int, Content == _EditableRows<C, C.Element.ID, R>
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Views for the elements of a binding's collection, which the user may delete or move in a list.
    /// - Parameter id: what tells an element from the others.
    @MainActor
    public init<C, E: Hashable, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, E>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Index: Hashable,
        Data == CollectionOfOne<Int>, ID == Int, Content == _EditableRows<C, E, R>
    {
        self.init(data: CollectionOfOne(0), identity: { $0 }) { _ in
            _EditableRows(data: data, id: id, actions: editActions, rowContent: content)
        }
    }
}

extension List {
    /// - Parameters:
    ///   - data: the rows' elements; each row gets a binding to its own.
    ///   - editActions: what the user may do to them.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        SelectionValue == Never, Content == _EditableRows<Data, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, rowContent: rowContent)
    }

    /// - Parameters:
    ///   - data: the rows' elements; each row gets a binding to its own.
    ///   - id: what tells an element from the others.
    ///   - editActions: what the user may do to them.
    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        SelectionValue == Never, Content == _EditableRows<Data, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index: Hashable
    {
        self.init {
            _EditableRows(data: data, id: id, actions: editActions, rowContent: rowContent)
        }
    }

    /// - Parameters:
    ///   - data: the rows' elements; each row gets a binding to its own.
    ///   - editActions: what the user may do to them.
    ///   - selection: the identity or tag of the row that is chosen.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == _EditableRows<Data, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, selection: selection, rowContent: rowContent)
    }

    /// - Parameters:
    ///   - data: the rows' elements; each row gets a binding to its own.
    ///   - id: what tells an element from the others.
    ///   - editActions: what the user may do to them.
    ///   - selection: the identity or tag of the row that is chosen.
    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == _EditableRows<Data, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index: Hashable
    {
        self.init(selection: selection) {
            _EditableRows(data: data, id: id, actions: editActions, rowContent: rowContent)
        }
    }

    /// - Parameters:
    ///   - data: the rows' elements; each row gets a binding to its own.
    ///   - editActions: what the user may do to them.
    ///   - selection: the identities or tags of the rows that are chosen.
    public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == _EditableRows<Data, Data.Element.ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, selection: selection, rowContent: rowContent)
    }

    /// - Parameters:
    ///   - data: the rows' elements; each row gets a binding to its own.
    ///   - id: what tells an element from the others.
    ///   - editActions: what the user may do to them.
    ///   - selection: the identities or tags of the rows that are chosen.
    public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == _EditableRows<Data, ID, RowContent>,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index: Hashable
    {
        self.init(selection: selection) {
            _EditableRows(data: data, id: id, actions: editActions, rowContent: rowContent)
        }
    }
}
