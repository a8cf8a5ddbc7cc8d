/// What an app offers by keys, in all of its windows.
///
/// Windows look as on a phone and have no menu bar: a command is there for its keyboard shortcut, and in a menu of all
/// commands that F10 opens.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands

    @CommandsBuilder var body: Self.Body { get }

    /// Adds the groups that the commands stand for.
    static func _collectCommands(_ commands: Self, into list: inout _CommandList)
}

extension Commands {
    public static func _collectCommands(_ commands: Self, into list: inout _CommandList) {
        list.append(CommandsBodyView(storage: CommandsStorage(commands: commands)))
    }
}

extension Never: Commands {
    public static func _collectCommands(_ commands: Never, into list: inout _CommandList) {}
}

/// The groups of commands that a scene describes.
public struct _CommandList {
    private var groups: [(placement: CommandGroupPlacement?, view: AnyView)] = []

    package init() {}

    package mutating func append<Content: View>(_ view: Content, placement: CommandGroupPlacement? = nil) {
        groups.append((placement, AnyView(view)))
    }

    /// Takes away what was at a place.
    package mutating func remove(at placement: CommandGroupPlacement) {
        groups.removeAll { $0.placement == placement }
    }

    @MainActor package var view: AnyView {
        AnyView(ForEach(groups.indices, id: \.self) { groups[$0].view })
    }
}

/// Commands that the engine knows.
package protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// Evaluates commands of the app's own, whose dynamic properties are connected as a view's are.
private struct CommandsBodyView<Content: Commands>: View {
    var storage: CommandsStorage<Content>

    var body: some View {
        var list = _CommandList()
        Content.Body._collectCommands(storage.commands.body, into: &list)
        return list.view
    }
}

private struct CommandsStorage<Content: Commands>: DynamicProperty, DynamicPropertyContainer {
    var commands: Content
}
