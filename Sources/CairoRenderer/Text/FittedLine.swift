import Foundation

/// What stands in one line: clusters in reading order, with an ellipsis where something was cut away.
struct FittedLine {
    /// The clusters before the ellipsis, or all.
    var head: Range<Int>
    /// The clusters after the ellipsis.
    var tail: Range<Int>?
    var ellipsis: ShapedText?
    /// The run that the ellipsis looks like.
    var ellipsisRun = 0
    var isRightToLeft: Bool
    var metrics: RunMetrics
    /// Unscaled points: all that is drawn, and that with the spaces that hang at the end.
    var drawnWidth: Double
    var advanceWidth: Double
    /// The line was made by breaking a paragraph, so that spaces at its end hang.
    var isWrapped = false

    var isTruncated: Bool { ellipsis != nil }
}
