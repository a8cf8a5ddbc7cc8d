import Foundation
import Geometry
import LayoutEngine

extension View {
    /// Puts the view's centre at a point of what its parent proposes, all of which it takes.
    public nonisolated func position(_ position: CGPoint) -> some View {
        modifier(_PositionLayout(position: position))
    }

    /// Puts the view's centre at a point of what its parent proposes, all of which it takes.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}

public nonisolated struct _PositionLayout: UnaryLayoutModifier, Equatable, Animatable, Sendable {
    public var position: CGPoint

    public init(position: CGPoint) { self.position = position }

    public var animatableData: CGPoint.AnimatableData {
        get { position.animatableData }
        set { position.animatableData = newValue }
    }

    package static var onlyMoves: Bool { true }
    package var engine: PositionLayout { PositionLayout(position) }
}
