/// Windows of one kind.
public struct WindowGroup<Content: View>: PrimitiveScene {
    nonisolated let title: String?
    nonisolated let content: () -> Content

    public nonisolated init(@ViewBuilder content: @escaping () -> Content) {
        title = nil
        self.content = content
    }

    public nonisolated init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content)
    }

    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.title = String(title)
        self.content = content
    }

    public static func _collectWindows(_ scene: WindowGroup<Content>, into windows: inout _WindowList) {
        windows.windows.append(_WindowList.Window(title: scene.title, content: AnyView(scene.content())))
    }
}
