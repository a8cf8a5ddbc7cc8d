import SwiftUI
import SwiftUICore
import Testing

@testable import WidgetKit

@MainActor
struct WidgetConfigurationTests {
    private struct Plain: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "plain", provider: TestProvider()) { Text($0.text) }
        }
    }

    private struct Described: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "described", provider: TestProvider()) { Text($0.text) }
                .configurationDisplayName("Name")
                .description("Words")
                .supportedFamilies([.systemLarge, .accessoryInline])
                .contentMarginsDisabled()
        }
    }

    private struct Absent: Widget {
        var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
    }

    private struct Bundle: WidgetBundle {
        var body: some Widget {
            Plain()
            Absent()
            if #available(iOS 17.0, *) { Described() }
        }
    }

    private func widgets<W: Widget>(_ widget: W) -> [WidgetDescription] {
        var list = _WidgetList()
        W._collectWidgets(widget, into: &list)
        return list.widgets.compactMap { $0 as? WidgetDescription }
    }

    /// Apple's documentation: a configuration that names no families has all that the platform has on its pages.
    @Test func aWidgetHasTheSizesOfAPageUnlessItSaysOthers() throws {
        let plain = try #require(widgets(Plain()).first)
        #expect(plain.families == [.systemSmall, .systemMedium, .systemLarge])
        #expect(plain.hasContentMargins && plain.displayName == nil)
        let described = try #require(widgets(Described()).first)
        #expect(described.families == [.systemLarge, .accessoryInline])
        #expect(!described.hasContentMargins)
        #expect(described.displayName == Text("Name") && described.summary == Text("Words"))
    }

    @Test func aBundleHasItsWidgetsInOrder() {
        #expect(widgets(Bundle().body).map(\.kind) == ["plain", "described"])
    }

    /// Human Interface Guidelines, Widgets, "iOS dimensions".
    @Test func sizesAreThoseOfThePhone() {
        let usual = WidgetSizes.onScreen(CGSize(width: 390, height: 844))
        #expect(usual.size(of: .systemMedium) == CGSize(width: 338, height: 158))
        #expect(usual.size(of: .accessoryInline) == CGSize(width: 234, height: 26))
        let large = WidgetSizes.onScreen(CGSize(width: 440, height: 956))
        #expect(large.size(of: .systemLarge) == CGSize(width: 364, height: 382))
        #expect(WidgetSizes.onScreen(CGSize(width: 375, height: 667)).size(of: .systemSmall).width == 148)
        #expect(WidgetSizes.onScreen(CGSize(width: 100, height: 100)).size(of: .systemSmall).width == 158)
    }

    @Test func previewsTakeEntriesOfTheWidgetsTypeAlone() throws {
        struct Other: TimelineEntry { let date = Date() }
        struct Shown: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "shown", provider: TestProvider()) { Text($0.text).font(.body) }
            }
        }
        let pictures = WidgetPreviewPictures(Shown(), family: .systemSmall)
        #expect(try pictures.views(of: [TextEntry(text: "a"), TextEntry(text: "b")]).count == 2)
        #expect(throws: WidgetPreviewError.self) { try pictures.views(of: [Other()]) }
        #expect(throws: WidgetPreviewError.self) {
            try WidgetPreviewPictures(Absent(), family: .systemSmall).views(of: [])
        }
    }
}
