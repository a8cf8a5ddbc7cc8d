import Geometry
import LayoutEngine

extension View {
    /// Gives the view its ideal size.
    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal size along some axes.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }
}

public nonisolated struct _FixedSizeLayout: UnaryLayoutModifier, Equatable, Sendable {
    let horizontal: Bool
    let vertical: Bool

    public init(horizontal: Bool = true, vertical: Bool = true) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package var engine: FixedSizeLayout {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return FixedSizeLayout(axes: axes)
    }
}
