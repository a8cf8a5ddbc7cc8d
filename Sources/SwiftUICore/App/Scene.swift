/// A part of an app's interface with a life of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder var body: Self.Body { get }

    /// Adds the windows that the scene stands for.
    static func _collectWindows(_ scene: Self, into windows: inout _WindowList)
}

extension Scene {
    public static func _collectWindows(_ scene: Self, into windows: inout _WindowList) {
        Body._collectWindows(scene.body, into: &windows)
    }
}

extension Never: Scene {
    public static func _collectWindows(_ scene: Never, into windows: inout _WindowList) {}
}

/// The windows that an app describes.
public struct _WindowList {
    package struct Window {
        package var title: String?
        package var content: AnyView
        /// What `openWindow(id:)` calls it.
        package var id: String?
        /// Makes windows for values of one type; nil where there is one window, whatever the value.
        package var valueContent: WindowValueContent?
        /// There is never more than one.
        package var isSingle = false
        /// What keys do in it; nil for nothing.
        package var commands: AnyView?
    }

    package var windows: [Window] = []
    package init() {}
}

/// A scene that the engine knows.
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// Builds scenes from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene {
        var collectors: [@MainActor (inout _WindowList) -> Void] = []
        func add<One: Scene>(_ scene: One) {
            // The value is built and collected on the main actor.
            nonisolated(unsafe) let scene = scene
            collectors.append { One._collectWindows(scene, into: &$0) }
        }
        repeat add(each content)
        return _TupleScene(collectors: collectors)
    }

    public static func buildOptional<Content: Scene>(_ content: Content?) -> _TupleScene {
        guard let content else { return _TupleScene(collectors: []) }
        return _TupleScene(collectors: [{ Content._collectWindows(content, into: &$0) }])
    }

    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> _TupleScene {
        _TupleScene(collectors: [{ Content._collectWindows(content, into: &$0) }])
    }
}

/// Several scenes.
public struct _TupleScene: PrimitiveScene {
    let collectors: [@MainActor (inout _WindowList) -> Void]

    public static func _collectWindows(_ scene: _TupleScene, into windows: inout _WindowList) {
        for collect in scene.collectors { collect(&windows) }
    }
}
