import Foundation
import Geometry

/// Rows of values in columns. A narrow window shows the first column alone, without titles.
public nonisolated struct Table<Value: Identifiable, Sort: SortComparator>: View {
    private let data: [Value]
    private let columns: [_TableColumnItem<Value, Sort>]
    private let one: Binding<Value.ID?>?
    private let several: Binding<Set<Value.ID>>?
    private let order: Binding<[Sort]>?
    @Environment(\.horizontalSizeClass) private var sizeClass

    private init<Data: RandomAccessCollection>(
        _ data: Data, _ columns: some TableColumnContent<Value, Sort>, one: Binding<Value.ID?>? = nil,
        several: Binding<Set<Value.ID>>? = nil, order: Binding<[Sort]>? = nil
    ) where Data.Element == Value {
        self.data = Array(data)
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
        if sizeClass == .regular {
            Section {
                rows
            } header: {
                header
            }
        } else {
            rows
        }
    }

    @MainActor private var rows: some View {
        ForEach(data) { value in
            if sizeClass == .regular {
                TableLine(widths: columns.map(\.width)) { columns[$0].content(value) }
            } else {
                columns.first?.content(value)
            }
        }
    }

    @MainActor private var header: some View {
        TableLine(widths: columns.map(\.width)) { TableTitle(column: columns[$0], order: order) }
            .font(.subheadline.weight(.medium))
            .textCase(nil)
    }
}

// MARK: Initialisers

extension Table where Sort == Never {
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> some TableColumnContent<Value, Never>
    ) where Data.Element == Value {
        self.init(data, columns())
    }

    /// - Parameter selection: the identity of the row that is chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> some TableColumnContent<Value, Never>
    ) where Data.Element == Value {
        self.init(data, columns(), one: selection)
    }

    /// - Parameter selection: the identities of the rows that are chosen.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> some TableColumnContent<Value, Never>
    ) where Data.Element == Value {
        self.init(data, columns(), several: selection)
    }
}

extension Table {
    /// - Parameter sortOrder: what the rows are sorted by; a tap on a column's title changes it. The app sorts.
    public init<Data: RandomAccessCollection>(
        _ data: Data, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> some TableColumnContent<Value, Sort>
    ) where Data.Element == Value {
        self.init(data, columns(), order: sortOrder)
    }

    /// - Parameters:
    ///   - selection: the identity of the row that is chosen.
    ///   - sortOrder: what the rows are sorted by; a tap on a column's title changes it. The app sorts.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> some TableColumnContent<Value, Sort>
    ) where Data.Element == Value {
        self.init(data, columns(), one: selection, order: sortOrder)
    }

    /// - Parameters:
    ///   - selection: the identities of the rows that are chosen.
    ///   - sortOrder: what the rows are sorted by; a tap on a column's title changes it. The app sorts.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> some TableColumnContent<Value, Sort>
    ) where Data.Element == Value {
        self.init(data, columns(), several: selection, order: sortOrder)
    }
}
