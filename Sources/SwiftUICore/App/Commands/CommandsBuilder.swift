/// Builds commands from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _TupleCommands {
        var collectors: [@MainActor (inout _CommandList) -> Void] = []
        func add<One: Commands>(_ commands: One) {
            // The value is built and collected on the main actor.
            nonisolated(unsafe) let commands = commands
            collectors.append { One._collectCommands(commands, into: &$0) }
        }
        repeat add(each content)
        return _TupleCommands(collectors: collectors)
    }

    public static func buildIf<Content: Commands>(_ content: Content?) -> _TupleCommands {
        content.map { buildBlock($0, EmptyCommands()) } ?? _TupleCommands(collectors: [])
    }

    public static func buildEither<First: Commands>(first: First) -> _TupleCommands {
        buildBlock(first, EmptyCommands())
    }

    public static func buildEither<Second: Commands>(second: Second) -> _TupleCommands {
        buildBlock(second, EmptyCommands())
    }

    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> _TupleCommands {
        buildBlock(content, EmptyCommands())
    }
}

/// Several commands.
public nonisolated struct _TupleCommands: PrimitiveCommands {
    let collectors: [@MainActor (inout _CommandList) -> Void]

    @MainActor
    public static func _collectCommands(_ commands: _TupleCommands, into list: inout _CommandList) {
        for collect in commands.collectors { collect(&list) }
    }
}

/// No commands.
public nonisolated struct EmptyCommands: PrimitiveCommands {
    public init() {}

    @MainActor
    public static func _collectCommands(_ commands: EmptyCommands, into list: inout _CommandList) {}
}
