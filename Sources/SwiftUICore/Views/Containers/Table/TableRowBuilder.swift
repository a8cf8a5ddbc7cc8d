/// Builds the rows of a table from the statements of a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    public static func buildBlock() -> _OptionalTableRows<TableRow<Value>> { _OptionalTableRows(content: nil) }

    public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
    where Content.TableRowValue == Value { first }

    @MainActor
    public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
        accumulated: First, next: Next
    ) -> TupleTableRowContent<Value, (First, Next)> where First.TableRowValue == Value, Next.TableRowValue == Value {
        TupleTableRowContent(rows: [accumulated._makeRows, next._makeRows])
    }

    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> _OptionalTableRows<Content>
    where Content.TableRowValue == Value { _OptionalTableRows(content: content) }

    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first: First
    ) -> _EitherTableRows<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        .first(first)
    }

    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second: Second
    ) -> _EitherTableRows<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        .second(second)
    }

    public static func buildLimitedAvailability<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }
}

/// Several rows after each other.
public nonisolated struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    let rows: [(_TableRowContext<Value>) -> AnyView]

    @MainActor

    public func _makeRows(_ context: _TableRowContext<Value>) -> AnyView {
        AnyView(ForEach(rows.indices, id: \.self) { rows[$0](context) })
    }
}

/// Rows that may be absent.
public nonisolated struct _OptionalTableRows<Content: TableRowContent>: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    let content: Content?

    @MainActor

    public func _makeRows(_ context: _TableRowContext<TableRowValue>) -> AnyView {
        AnyView(content.map { $0._makeRows(context) })
    }
}

/// One of two kinds of rows.
public nonisolated enum _EitherTableRows<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
    public typealias TableRowValue = First.TableRowValue
    public typealias TableRowBody = Never

    case first(First)
    case second(Second)

    @MainActor

    public func _makeRows(_ context: _TableRowContext<TableRowValue>) -> AnyView {
        switch self {
        case .first(let rows): AnyView(rows._makeRows(context).id(true))
        case .second(let rows): AnyView(rows._makeRows(context).id(false))
        }
    }
}
