/// Windows of one kind.
public nonisolated struct WindowGroup<Content: View>: PrimitiveScene {
    let title: String?
    /// What `openWindow(id:)` calls it.
    private(set) var id: String?
    /// Where the windows are for values.
    var valueContent: WindowValueContent?
    let content: () -> Content

    public init(@ViewBuilder content: @escaping () -> Content) {
        title = nil
        self.content = content
    }

    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content)
        self.id = id
    }

    init(title: String?, id: String?, valueContent: WindowValueContent, content: @escaping () -> Content) {
        self.title = title
        self.id = id
        self.valueContent = valueContent
        self.content = content
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.title = String(title)
        self.content = content
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        title = Text(titleKey).string(in: EnvironmentValues.atLaunch)
        self.content = content
    }

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(titleKey, content: content)
        self.id = id
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title, content: content)
        self.id = id
    }

    @MainActor
    public static func _collectWindows(_ scene: WindowGroup<Content>, into windows: inout _WindowList) {
        windows.windows.append(
            _WindowList.Window(
                title: scene.title, content: AnyView(scene.content()), id: scene.id, valueContent: scene.valueContent))
    }
}
