import Foundation
import Geometry

extension View {
    /// Lays the view on glass: what is behind is blurred, with a bright edge around.
    /// - Parameter shape: a capsule by default.
    public nonisolated func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View {
        modifier(GlassEffectModifier(glass: glass, shape: AnyShape(shape)))
    }
}

extension View {
    /// Names the glass of the view among those of a container. Each keeps its own shape, and comes and goes by itself:
    /// shapes do not flow together.
    public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }
}

/// A material that lies above the content of an app.
public struct Glass: Equatable, Sendable {
    enum Kind: Sendable { case regular, clear, identity }
    let kind: Kind
    var color: Color?

    public static var regular: Glass { Glass(kind: .regular) }
    /// Shows more of what is behind.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass at all.
    public static var identity: Glass { Glass(kind: .identity) }

    /// Gives the glass a colour.
    public func tint(_ color: Color?) -> Glass { Glass(kind: kind, color: color) }
    /// Has the glass answer to touches, which a mouse has none of: it looks the same.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

struct GlassEffectModifier: ViewModifier {
    let glass: Glass
    let shape: AnyShape
    @Environment(\.colorScheme) private var colorScheme

    nonisolated init(glass: Glass, shape: AnyShape) {
        self.glass = glass
        self.shape = shape
    }

    func body(content: Content) -> some View {
        content.background {
            if glass.kind != .identity {
                shape.fill(glass.kind == .clear ? Material.ultraThin : .regular)
                    .overlay { if let color = glass.color { shape.fill(color.opacity(0.6)) } }
                    .overlay { shape.stroke(edge, lineWidth: 0.5) }
                    .shadow(color: .black.opacity(0.12), radius: 8, y: 2)
            }
        }
    }

    private var edge: Color { colorScheme == .dark ? .white.opacity(0.25) : .white.opacity(0.8) }
}

/// Holds views on glass; each keeps its own shape.
public nonisolated struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// - Parameter spacing: points at which shapes would flow together on Apple's systems.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor
    public var body: some View { content }
}
