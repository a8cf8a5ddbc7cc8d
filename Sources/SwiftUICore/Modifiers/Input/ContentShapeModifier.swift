import Foundation
import Geometry

extension View {
    /// The shape within which the view takes input.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
    }

    /// The shape of the view for some uses; only that of interaction has a meaning on Linux.
    public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(
            _ContentShapeModifier(
                shape: shape, isEvenOdd: eoFill, isActive: kind.contains(.interaction)))
    }
}

/// What the shape of a view is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

public nonisolated struct _ContentShapeModifier<ContentShape: Shape>: ElementModifier {
    let shape: ContentShape
    let isEvenOdd: Bool
    var isActive = true

    @MainActor
    package func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> ContentShapeNode<ContentShape> {
        ContentShapeNode(self, child: child, inputs)
    }
}

package final class ContentShapeNode<ContentShape: Shape>: ModifierNode<_ContentShapeModifier<ContentShape>> {
    override package func modifierChanged(from old: _ContentShapeModifier<ContentShape>) {}

    override package var ownHitBounds: CGRect {
        let frame = CGRect(origin: .zero, size: size)
        return modifier.isActive ? modifier.shape.path(in: frame).boundingRect : frame
    }

    private func contains(_ point: CGPoint) -> Bool {
        modifier.shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: modifier.isEvenOdd)
    }

    override package func admitsHit(at point: CGPoint) -> Bool { !modifier.isActive || contains(point) }
    override package func isHit(at point: CGPoint) -> Bool { modifier.isActive && contains(point) }
}
