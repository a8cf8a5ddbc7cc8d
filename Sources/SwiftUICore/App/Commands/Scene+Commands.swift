extension Scene {
    /// Adds commands to the scene's windows.
    @MainActor
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        var list = _CommandList()
        Content._collectCommands(content(), into: &list)
        let view = list.view
        return _CommandedScene(content: self) { windows, range in
            for index in range {
                let inner = windows[index].commands
                windows[index].commands = AnyView(
                    Group {
                        inner; view
                    })
            }
        }
    }

    /// Takes away all commands of the scene's windows.
    @MainActor
    public func commandsRemoved() -> some Scene {
        _CommandedScene(content: self) { windows, range in
            for index in range { windows[index].commands = nil }
        }
    }

    /// Puts commands in place of all those of the scene's windows.
    @MainActor
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        commandsRemoved().commands(content: content)
    }
}

/// A scene whose windows have other commands.
public nonisolated struct _CommandedScene<Content: Scene>: PrimitiveScene {
    let content: Content
    let change: @MainActor (inout [_WindowList.Window], Range<Int>) -> Void

    @MainActor
    public static func _collectWindows(_ scene: _CommandedScene<Content>, into windows: inout _WindowList) {
        let first = windows.windows.count
        Content._collectWindows(scene.content, into: &windows)
        scene.change(&windows.windows, first..<windows.windows.count)
    }
}
