import Foundation

/// How scroll views look and feel.
///
/// Source: published measurements (iamcgn/swiftui-web, Docs/elements/ScrollView.md and UIKit/UIScrollView.md), the same
/// on all versions.
package struct ScrollMetrics: Hashable, Sendable {
    /// The indicator, in points: its thickness, its distance from the edge and the ends, its least length.
    package var indicatorThickness: CGFloat = 3
    package var indicatorInset: CGFloat = 3
    package var indicatorMinimumLength: CGFloat = 36
    /// Points that a finger moves before it scrolls.
    package var panSlop: CGFloat = 10
    /// How far content follows a finger beyond its end: `(1 - 1 / (overshoot * factor / length + 1)) * length`.
    package var rubberBandFactor: CGFloat = 0.55

    package static let iOS = ScrollMetrics()
    package static let macOS = ScrollMetrics()
}
