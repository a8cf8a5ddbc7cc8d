import Foundation
import Geometry
import LayoutEngine

extension View {
    /// Gives the view a fixed size in points; in a dimension that is nil it keeps its own.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// Without a size a frame changes nothing.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public nonisolated func frame() -> some View {
        modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
    }

    /// Gives the view limits for its size, and an ideal one, in points.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}

public nonisolated struct _FrameLayout: UnaryLayoutModifier, Equatable, Sendable {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    package var engine: FrameLayout { FrameLayout(width: width, height: height, alignment: alignment) }
}

public nonisolated struct _FlexFrameLayout: UnaryLayoutModifier, Equatable, Sendable {
    let minWidth: CGFloat?
    let idealWidth: CGFloat?
    let maxWidth: CGFloat?
    let minHeight: CGFloat?
    let idealHeight: CGFloat?
    let maxHeight: CGFloat?
    let alignment: Alignment

    package var engine: FlexibleFrameLayout {
        FlexibleFrameLayout(
            minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
            idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
    }
}
