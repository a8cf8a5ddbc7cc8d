import Foundation

/// The distances that layouts keep when none is given, in points.
///
/// Source: published measurements on iOS 26 and macOS 26 (iamcgn/swiftui-web, Docs/elements); they did not change since
/// iOS 13.
package struct SpacingMetrics: Hashable, Sendable {
    /// Between two plain views in a stack, and between a text and anything beside it.
    package var stack: CGFloat = 8
    /// `padding()` on each edge.
    package var padding: CGFloat = 16
    /// The least length of a `Spacer`.
    package var spacerMinimum: CGFloat = 8
    /// Between the columns and rows of a lazy grid, and between the columns of a `Grid`.
    package var grid: CGFloat = 8
    /// Between a bar of `safeAreaInset` and the content.
    package var safeAreaInset: CGFloat = 8
    /// The size of colours, shapes and `GeometryReader` where nothing is proposed.
    package var idealLength: CGFloat = 10
    /// Between the icon and the title of a `Label`.
    package var labelIconToTitle: CGFloat = 8
    /// The margin of a screen; wide screens have `wideScreenMargin`.
    package var screenMargin: CGFloat = 16
    package var wideScreenMargin: CGFloat = 20
    /// The width in points from which a screen is wide.
    package var wideScreenWidth: CGFloat = 414

    package static let iOS = SpacingMetrics()
    package static let macOS = SpacingMetrics(screenMargin: 20)
}
