import Foundation
import Geometry
import LayoutEngine

extension View {
    /// Moves the view by as many points, without a change of layout.
    public nonisolated func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

    /// Moves the view by as many points, without a change of layout.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }
}

public nonisolated struct _OffsetEffect: UnaryLayoutModifier, Equatable, Animatable, Sendable {
    public var offset: CGSize

    public init(offset: CGSize) { self.offset = offset }

    public var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    package static var onlyMoves: Bool { true }
    package var engine: OffsetLayout { OffsetLayout(offset) }
}
