import Foundation
import Geometry

/// A two-dimensional outline that fits itself into any rectangle; as a view it is filled with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The outline for a rectangle, y downwards.
    nonisolated func path(in rect: CGRect) -> Path

    /// How the shape is meant to be drawn.
    nonisolated static var role: ShapeRole { get }

    /// What becomes of the shape where lines run from right to left.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size of the shape as a view; by default what is proposed, and 10 points where nothing is.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public nonisolated static var role: ShapeRole { .fill }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// The shape filled with the foreground style.
    @MainActor @preconcurrency
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// How a shape is meant to be drawn.
public enum ShapeRole: Hashable, Sendable {
    case fill, stroke, separator
}

/// What becomes of something where lines run from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays as it is.
    case fixed
    /// It is mirrored where lines run in the direction.
    case mirrors(in: LayoutDirection)
    /// It is mirrored where lines run from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape of the engine, which as a view needs no body to be evaluated.
package nonisolated protocol BuiltInShape: Shape {}

extension BuiltInShape {
    @MainActor
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(node: ShapeNode(ShapeLayer(view, ForegroundStyle()), inputs))
    }

    @MainActor
    public static func _updateNode(_ outputs: _ViewOutputs, to view: Self) {
        unsafeDowncast(outputs.node, to: ShapeNode<Self, ForegroundStyle>.self)
            .update(to: ShapeLayer(view, ForegroundStyle()))
    }
}
