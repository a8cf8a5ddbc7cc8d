import Foundation

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
    @usableFromInline package let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

    package init(key: AlignmentKey) { self.key = key }

    public static let leading = HorizontalAlignment(Leading.self, .minimum)
    public static let center = HorizontalAlignment(Center.self, .center)
    public static let trailing = HorizontalAlignment(Trailing.self, .maximum)
    /// Where the separator of a list row begins.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self, .minimum)
    /// Where the separator of a list row ends.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self, .maximum)

    /// One value out of the explicit values that several views have for this guide; nil where none has one.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combineExplicit(values.lazy.compactMap { $0 })
    }

    private init(_ id: any AlignmentID.Type, _ standard: AlignmentKey.Standard) {
        key = AlignmentKey(id: id, axis: .horizontal, standard: standard)
    }

    private enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }

    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    private enum ListRowSeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private enum ListRowSeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}
