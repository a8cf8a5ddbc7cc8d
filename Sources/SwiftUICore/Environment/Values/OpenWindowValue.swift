/// Opens a window of a scene.
@MainActor
public struct OpenWindowAction {
    nonisolated init() {}

    /// Opens a window of the scene with an identifier. A `Window` that is open already stays as it is.
    public func callAsFunction(id: String) { SceneWindows.current?.open(id: id, value: nil) }

    /// Opens a window for a value, unless there is one already.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        SceneWindows.current?.open(id: nil, value: AnyHashable(value))
    }

    /// Opens a window of the scene with an identifier for a value, unless there is one already.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        SceneWindows.current?.open(id: id, value: AnyHashable(value))
    }
}

/// Closes windows. The app ends with its last.
@MainActor
public struct DismissWindowAction {
    let ownWindow: PresentationHandle?

    nonisolated init(ownWindow: PresentationHandle?) { self.ownWindow = ownWindow }

    /// Closes the window that the view is in.
    public func callAsFunction() { ownWindow?.dismiss() }

    /// Closes the windows of the scene with an identifier.
    public func callAsFunction(id: String) { SceneWindows.current?.close(id: id, value: nil) }

    /// Closes the windows for a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        SceneWindows.current?.close(id: nil, value: AnyHashable(value))
    }

    /// Closes the windows of the scene with an identifier for a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        SceneWindows.current?.close(id: id, value: AnyHashable(value))
    }
}

extension EnvironmentValues {
    /// Opens windows of the app's scenes.
    public var openWindow: OpenWindowAction { OpenWindowAction() }

    /// Closes windows of the app's scenes.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(ownWindow: windowHandle) }

    /// Whether windows can be opened beside the first: on a desktop they can.
    public var supportsMultipleWindows: Bool { true }

    /// Closes the window that the view is in.
    package var windowHandle: PresentationHandle? {
        get { self[WindowHandleKey.self] }
        set { self[WindowHandleKey.self] = newValue }
    }
}

package struct WindowHandleKey: EnvironmentKey {
    package static var defaultValue: PresentationHandle? { nil }
}
