import Foundation

/// How much room a run needs in its line, in points.
struct RunMetrics: Hashable {
    var ascent: Double = 0
    var descent: Double = 0
    /// Between this line and the next.
    var leading: Double = 0

    var height: Double { ascent + descent }

    init() {}

    /// A text that is moved from the baseline makes the line taller on that side.
    init(typeface: Typeface, baselineOffset: CGFloat) {
        ascent = Double(typeface.ascent + max(0, baselineOffset))
        descent = Double(typeface.descent + max(0, -baselineOffset))
        leading = Double(typeface.leading)
    }

    mutating func formUnion(_ other: RunMetrics) {
        if other.height > height { leading = other.leading }
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
    }
}
