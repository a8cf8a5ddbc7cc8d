/// One window, which is opened once at most.
public nonisolated struct Window<Content: View>: PrimitiveScene {
    let title: String
    let id: String
    let content: () -> Content

    /// - Parameter id: what `openWindow(id:)` calls it.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        title = Text(titleKey).string(in: EnvironmentValues.atLaunch)
        self.id = id
        self.content = content
    }

    /// - Parameter id: what `openWindow(id:)` calls it.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.title = String(title)
        self.id = id
        self.content = content
    }

    @MainActor
    public static func _collectWindows(_ scene: Window<Content>, into windows: inout _WindowList) {
        windows.windows.append(
            _WindowList.Window(title: scene.title, content: AnyView(scene.content()), id: scene.id, isSingle: true))
    }
}
