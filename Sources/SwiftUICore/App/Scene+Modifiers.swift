import Combine
import Observation

extension Scene {
    /// Calls an action after an update in which the value changed.
    public nonisolated func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some Scene { _ContentModifiedScene(self) { AnyView($0.onChange(of: value, initial: initial, action)) } }

    /// Calls an action after an update in which the value changed.
    public nonisolated func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { _ContentModifiedScene(self) { AnyView($0.onChange(of: value, initial: initial, action)) } }

    /// Calls an action with the new value after an update in which the value changed.
    public nonisolated func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (_ newValue: Value) -> Void
    ) -> some Scene {
        _ContentModifiedScene(self) { content in
            AnyView(
                content.modifier(
                    _ValueActionModifier(value: value, isInitial: false, isCapturedBefore: true) { action($1) }))
        }
    }

    /// Sets a value of the environment in the scene's windows.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        _ContentModifiedScene(self) { AnyView($0.environment(keyPath, value)) }
    }

    /// Puts an observable object into the environment of the scene's windows.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        _ContentModifiedScene(self) { AnyView($0.environment(object)) }
    }

    /// Puts an observable object into the environment of the scene's windows.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        _ContentModifiedScene(self) { AnyView($0.environmentObject(object)) }
    }
}

/// A scene whose windows' content is wrapped.
public nonisolated struct _ContentModifiedScene<Content: Scene>: PrimitiveScene {
    private let content: Content
    private let modify: (AnyView) -> AnyView

    package init(_ content: Content, modify: @escaping (AnyView) -> AnyView) {
        self.content = content
        self.modify = modify
    }

    @MainActor
    public static func _collectWindows(_ scene: _ContentModifiedScene<Content>, into windows: inout _WindowList) {
        let first = windows.windows.count
        Content._collectWindows(scene.content, into: &windows)
        for index in windows.windows.indices.dropFirst(first) {
            windows.windows[index].content = scene.modify(windows.windows[index].content)
        }
    }
}
