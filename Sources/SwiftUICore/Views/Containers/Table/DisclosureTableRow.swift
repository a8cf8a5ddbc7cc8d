/// A row that shows and hides the rows below it.
public nonisolated struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue
    public typealias TableRowBody = Never

    private let value: TableRowValue
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content

    /// - Parameter isExpanded: whether the rows below are shown; nil leaves that to the row.
    public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value> {
        self.value = value
        self.isExpanded = isExpanded
        self.content = content
    }

    @MainActor

    public func _makeRows(_ context: _TableRowContext<TableRowValue>) -> AnyView {
        AnyView(
            TableDisclosure(value: value, context: context, isExpanded: isExpanded) {
                content()._makeRows(context.inner)
            })
    }
}

/// A row and, while it is open, those below it.
nonisolated struct TableDisclosure<Value: Identifiable>: View {
    let value: Value
    let context: _TableRowContext<Value>
    let isExpanded: Binding<Bool>?
    let content: @MainActor () -> AnyView
    @State private var ownIsExpanded = false

    @ViewBuilder @MainActor
    var body: some View {
        let isExpanded = isExpanded ?? $ownIsExpanded
        TableRowView(value: value, context: context, isExpanded: isExpanded)
        if isExpanded.wrappedValue { content() }
    }
}
