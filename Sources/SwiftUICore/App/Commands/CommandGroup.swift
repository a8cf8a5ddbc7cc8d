/// Commands beside those of the system, or in their stead.
public nonisolated struct CommandGroup<Content: View>: PrimitiveCommands {
    private let placement: CommandGroupPlacement
    private let isReplacing: Bool
    private let content: Content

    /// Commands in front of those at a place.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (placement, isReplacing, content) = (group, false, addition())
    }

    /// Commands behind those at a place.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (placement, isReplacing, content) = (group, false, addition())
    }

    /// Commands instead of those at a place.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (placement, isReplacing, content) = (group, true, addition())
    }

    @MainActor
    public static func _collectCommands(_ commands: CommandGroup<Content>, into list: inout _CommandList) {
        if commands.isReplacing { list.remove(at: commands.placement) }
        list.append(commands.content, placement: commands.placement)
    }
}

/// Where in a menu bar commands stand.
public nonisolated struct CommandGroupPlacement: Sendable, Hashable {
    private let name: String

    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    public static let newItem = CommandGroupPlacement(name: "newItem")
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    public static let importExport = CommandGroupPlacement(name: "importExport")
    public static let printItem = CommandGroupPlacement(name: "printItem")
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    public static let windowList = CommandGroupPlacement(name: "windowList")
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    public static let help = CommandGroupPlacement(name: "help")
}
