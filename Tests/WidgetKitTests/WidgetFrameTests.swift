import SwiftUI
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import WidgetKit

@MainActor
struct WidgetFrameTests {
    private let size = CGSize(width: 158, height: 158)

    private struct Reader: View {
        @Environment(\.widgetFamily) private var family
        @Environment(\.widgetRenderingMode) private var mode
        @Environment(\.widgetContentMargins) private var margins
        @Environment(\.showsWidgetContainerBackground) private var showsBackground

        var body: some View {
            GeometryReader { geometry in
                Text("\(family) \(mode) \(Int(margins.top)) \(showsBackground) \(Int(geometry.size.width))")
            }
        }
    }

    private func labels<Content: View>(
        _ family: WidgetFamily, margins: Bool = true, @ViewBuilder content: () -> Content
    ) -> [String] {
        let frame = WidgetFrame(family: family, size: size, hasContentMargins: margins, content: content)
        let harness = ViewHarness(frame)
        harness.settle()
        return harness.labels
    }

    /// Widgets have margins of 16 points since iOS 17; `widgetContentMargins` has them also where they are disabled.
    @Test func theContentKnowsItsWidget() {
        let inside = Reader().containerBackground(.blue, for: .widget)
        #expect(labels(.systemSmall) { inside }.contains("systemSmall fullColor 16 true 126"))
        #expect(labels(.systemSmall, margins: false) { inside }.contains("systemSmall fullColor 16 true 158"))
        #expect(labels(.accessoryCircular) { inside }.contains("accessoryCircular vibrant 0 false 158"))
    }

    @Test func aWidgetWithoutABackgroundSaysSo() {
        let notice = "Please adopt containerBackground API"
        #expect(labels(.systemSmall) { Text("a") }.contains(notice))
        #expect(!labels(.systemSmall) { Text("a").containerBackground(.blue, for: .widget) }.contains(notice))
    }

    /// The background fills the whole widget, wherever in it the view is that sets it.
    @Test func theBackgroundReachesTheEdges() {
        let frame = WidgetFrame(family: .systemSmall, size: size) {
            Text("a").containerBackground(for: .widget) {
                GeometryReader { Text("background \(Int($0.size.width))") }
            }
        }
        let harness = ViewHarness(frame)
        harness.settle()
        #expect(harness.labels.contains("background 158"))
    }
}
