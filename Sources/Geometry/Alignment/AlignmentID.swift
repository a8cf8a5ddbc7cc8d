import Foundation

/// A type that stands for one alignment guide.
public protocol AlignmentID {
    /// The guide's place in points from the top-leading corner, in a view that sets no explicit value for it.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}
