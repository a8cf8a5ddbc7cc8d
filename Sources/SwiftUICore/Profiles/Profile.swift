import Foundation

/// How a platform looks: all of its sizes, distances, fonts and colours.
///
/// `iOS` has the look of iOS 18. Distances are in points.
package final class Profile: Sendable {
    package enum Platform: Hashable, Sendable { case iOS, macOS }

    package let platform: Platform
    package let screen: ScreenMetrics
    package let spacing: SpacingMetrics
    package let bars: BarMetrics
    package let lists: ListMetrics
    package let controls: ControlMetrics
    package let presentations: PresentationMetrics
    package let scrolling: ScrollMetrics
    package let colors: SystemColors

    private init(
        platform: Platform, screen: ScreenMetrics, spacing: SpacingMetrics, bars: BarMetrics, lists: ListMetrics,
        controls: ControlMetrics, presentations: PresentationMetrics, scrolling: ScrollMetrics, colors: SystemColors
    ) {
        self.platform = platform
        self.screen = screen
        self.spacing = spacing
        self.bars = bars
        self.lists = lists
        self.controls = controls
        self.presentations = presentations
        self.scrolling = scrolling
        self.colors = colors
    }

    package static let iOS = Profile(
        platform: .iOS, screen: .iOS, spacing: .iOS, bars: .iOS, lists: .iOS, controls: .iOS, presentations: .iOS,
        scrolling: .iOS, colors: .iOS)

    package static let macOS = Profile(
        platform: .macOS, screen: .macOS, spacing: .macOS, bars: .macOS, lists: .macOS, controls: .macOS,
        presentations: .macOS, scrolling: .macOS, colors: .macOS)

    /// The font of a text style.
    ///
    /// - Parameter size: The position of the Dynamic Type size, 0 for `xSmall` to 11 for `accessibility5`; macOS has only
    ///   one.
    package func textStyle(
        _ style: TextStyleTable.Style, size: Int = TextStyleTable.defaultSize
    ) -> TextStyleTable.Metrics {
        switch platform {
        case .iOS: TextStyleTable.iOS(style, size: size)
        case .macOS: TextStyleTable.macOS(style)
        }
    }

    /// The style of a text that asks for no font.
    package var defaultTextStyle: TextStyleTable.Style { .body }
}
