import RuntimeWarnings
import SwiftUI

/// One widget that follows its timeline. A tap opens an address: that of a link in it, or its own.
struct WidgetExhibit: View {
    let timeline: WidgetTimeline
    let hasContentMargins: Bool
    @State private var url: URL?
    @Environment(\.openURL) private var openURL

    var body: some View {
        WidgetFrame(family: timeline.info.family, size: timeline.size, hasContentMargins: hasContentMargins) {
            timeline.content.redacted(reason: timeline.isPlaceholder ? .placeholder : [])
        }
        .onPreferenceChange(WidgetURLKey.self) { url = $0 }
        .environment(\.openURL, OpenURLAction { openLink($0) })
        .contentShape(Rectangle())
        .onTapGesture { openWidget() }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("\(timeline.info.kind) \(timeline.info.family)")
    }

    /// Large widgets alone have links: a tap anywhere on another opens the widget's own address.
    private func openLink(_ link: URL) -> OpenURLAction.Result {
        switch timeline.info.family {
        case .systemMedium, .systemLarge, .systemExtraLarge: openURL(link)
        case .systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline: openWidget()
        }
        return .handled
    }

    private func openWidget() {
        if let url { return openURL(url) }
        RuntimeWarning.report(
            "A tap on the widget opens its app, which does not run here.", once: "tap \(timeline.info.kind)")
    }
}
