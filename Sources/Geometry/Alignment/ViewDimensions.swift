import Foundation

/// The source of the explicit alignment values of a view.
@usableFromInline package protocol ExplicitAlignments {
    /// - Returns: points from the top-leading corner of the view at the given size; nil where the view sets none.
    func explicitValue(of key: AlignmentKey, size: CGSize) -> CGFloat?
}

/// A view's size and alignment guides, in its own coordinates.
public struct ViewDimensions {
    @usableFromInline package let size: CGSize
    @usableFromInline package let explicit: (any ExplicitAlignments)?

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    @inlinable
    package init(size: CGSize, explicit: (any ExplicitAlignments)?) {
        self.size = size
        self.explicit = explicit
    }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        explicit?.explicitValue(of: guide.key, size: size)
    }

    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        explicit?.explicitValue(of: guide.key, size: size)
    }

    /// The explicit value of a guide; nil where the view sets none.
    @inlinable
    package subscript(explicit key: AlignmentKey) -> CGFloat? {
        explicit?.explicitValue(of: key, size: size)
    }

    /// The explicit value of a guide, else its default.
    @inlinable
    package subscript(key: AlignmentKey) -> CGFloat {
        explicit?.explicitValue(of: key, size: size) ?? key.defaultValue(in: self)
    }
}

extension ViewDimensions: Equatable {
    /// Whether size and standard guides agree.
    public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
        left.size == right.size && left[HorizontalAlignment.leading] == right[HorizontalAlignment.leading]
            && left[HorizontalAlignment.center] == right[HorizontalAlignment.center]
            && left[HorizontalAlignment.trailing] == right[HorizontalAlignment.trailing]
            && left[VerticalAlignment.top] == right[VerticalAlignment.top]
            && left[VerticalAlignment.center] == right[VerticalAlignment.center]
            && left[VerticalAlignment.bottom] == right[VerticalAlignment.bottom]
            && left[VerticalAlignment.firstTextBaseline] == right[VerticalAlignment.firstTextBaseline]
            && left[VerticalAlignment.lastTextBaseline] == right[VerticalAlignment.lastTextBaseline]
    }
}
