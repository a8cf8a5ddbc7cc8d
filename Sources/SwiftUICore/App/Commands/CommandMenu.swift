/// Commands that have a menu of their own where there is a menu bar.
public nonisolated struct CommandMenu<Content: View>: PrimitiveCommands {
    private let name: Text
    private let content: Content

    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }

    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    @MainActor
    public static func _collectCommands(_ commands: CommandMenu<Content>, into list: inout _CommandList) {
        list.append(NamedCommands(name: commands.name, content: commands.content))
    }
}
