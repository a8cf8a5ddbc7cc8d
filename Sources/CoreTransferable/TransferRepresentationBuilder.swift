/// Makes one representation of several, the best first.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(
        _ content: Content
    ) -> Content where Content.Item == Item { content }

    public static func buildBlock<Content: TransferRepresentation>(
        _ content: Content
    ) -> Content where Content.Item == Item { content }

    public static func buildBlock<First: TransferRepresentation, each Rest: TransferRepresentation>(
        _ first: First, _ rest: repeat each Rest
    ) -> _TransferRepresentations<Item> where First.Item == Item {
        var ways: [TransferWay] = []
        first._appendWays(to: &ways)
        repeat (each rest)._appendWays(to: &ways)
        return _TransferRepresentations(ways: ways)
    }
}

/// Several representations, the best first.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
    let ways: [TransferWay]
    public func _appendWays(to ways: inout [TransferWay]) { ways += self.ways }
}

extension TransferRepresentation {
    /// Hands values over in this way only where the condition holds.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item>
    {
        changed { way in
            let before = way.admits
            way.admits = { value in before(value) && (value as? Item).map(condition) ?? false }
        }
    }

    /// Names the file that is made of a value.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        changed { $0.suggestedName = { _ in fileName } }
    }

    /// Names the file that is made of a value.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        changed { $0.suggestedName = { value in (value as? Item).flatMap(fileName) } }
    }

    /// Sets which other processes see this way.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        changed { $0.visibility = visibility }
    }

    private func changed(_ change: (inout TransferWay) -> Void) -> _TransferRepresentations<Item> {
        var ways: [TransferWay] = []
        _appendWays(to: &ways)
        return _TransferRepresentations(ways: ways.map { $0.with(change) })
    }
}
