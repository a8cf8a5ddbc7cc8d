/// The start of an app: its scenes.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder var body: Self.Body { get }

    init()
}
