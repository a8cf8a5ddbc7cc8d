import Foundation

/// A guide along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
    @usableFromInline package let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

    package init(key: AlignmentKey) { self.key = key }

    public static let top = VerticalAlignment(Top.self, .minimum)
    public static let center = VerticalAlignment(Center.self, .center)
    public static let bottom = VerticalAlignment(Bottom.self, .maximum)
    /// The baseline of the first line of text; the bottom edge of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self, .firstTextBaseline)
    /// The baseline of the last line of text; the bottom edge of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self, .lastTextBaseline)

    /// One value out of the explicit values that several views have for this guide; nil where none has one.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combineExplicit(values.lazy.compactMap { $0 })
    }

    private init(_ id: any AlignmentID.Type, _ standard: AlignmentKey.Standard) {
        key = AlignmentKey(id: id, axis: .vertical, standard: standard)
    }

    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    private enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    private enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}
