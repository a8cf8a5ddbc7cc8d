import Foundation

extension List {
    /// A tree, one row for each visible element.
    /// - Parameters:
    ///   - children: the elements below an element; nil for one that can't be opened.
    ///   - selection: the identities of the rows that are chosen.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, OutlineSubgroupChildren>,
        Data.Element: Identifiable
    {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// A tree, one row for each visible element.
    /// - Parameters:
    ///   - children: the elements below an element; nil for one that can't be opened.
    ///   - selection: the identity of the row that is chosen.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, OutlineSubgroupChildren>,
        Data.Element: Identifiable
    {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    /// A tree, one row for each visible element.
    /// - Parameter children: the elements below an element; nil for one that can't be opened.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, OutlineSubgroupChildren>,
        Data.Element: Identifiable
    {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// A tree, one row for each visible element.
    /// - Parameter children: the elements below an element; nil for one that can't be opened.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent, RowContent, OutlineSubgroupChildren> {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}
