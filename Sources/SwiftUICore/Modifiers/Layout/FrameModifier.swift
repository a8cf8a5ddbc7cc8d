import Foundation
import Geometry
import LayoutEngine
import RuntimeWarnings

extension View {
    /// Gives the view a fixed size in points; in a dimension that is nil it keeps its own.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        FrameDimensions.warn(unless: FrameDimensions.areSizes(width, height))
        return modifier(_FrameLayout(width: width, height: height, alignment: alignment))
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
        FrameDimensions.warn(
            unless: FrameDimensions.areLimits(minWidth, idealWidth, maxWidth)
                && FrameDimensions.areLimits(minHeight, idealHeight, maxHeight))
        return modifier(
            _FlexFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}

/// Tells of lengths that a frame can't have.
private nonisolated enum FrameDimensions {
    static func areSizes(_ width: CGFloat?, _ height: CGFloat?) -> Bool {
        [width, height].allSatisfy { $0.map { $0 >= 0 && $0.isFinite } ?? true }
    }

    /// Lengths along one axis, of which each may be infinite.
    static func areLimits(_ lengths: CGFloat?...) -> Bool { lengths.allSatisfy { $0.map { $0 >= 0 } ?? true } }

    static func warn(unless isValid: Bool) {
        if !isValid {
            RuntimeWarning.report("Invalid frame dimension (negative or non-finite).", once: "frame.dimension")
        }
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
