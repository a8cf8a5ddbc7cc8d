// What the fixture projects need of SwiftUI, so that the builder's tests don't wait for the whole engine.
@_exported import Foundation

@MainActor @preconcurrency public protocol View {}

public struct Text: View {
    let text: String
    public init(_ text: String) { self.text = text }
    public init(_ resource: ColorResource) { text = resource.name }
}

public protocol Scene {
    var text: String { get }
}

public struct WindowGroup<Content: View>: Scene {
    public let text: String
    public init(content: () -> Content) { text = "\(content())" }
}

@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    var body: Body { get }
    init()
}

extension App {
    public static func main() {
        print(Self().body.text)
        print(Bundle.main.bundlePath)
        print(NSLocalizedString("hello", comment: ""))
    }
}

public struct Color: ShapeStyle {
    public init(_ resource: ColorResource) {}
}

public protocol ShapeStyle {}

public struct ColorResource: Sendable {
    let name: String
    public init(name: String, bundle: Bundle) { self.name = name }
}

public struct ImageResource: Sendable {
    public init(name: String, bundle: Bundle) {}
}

// UIKit's, but made of the above.
public final class UIColor {
    public init(resource: ColorResource) {}
}

public final class UIImage {
    public init(resource: ImageResource) {}
}
