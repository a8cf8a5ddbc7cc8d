import AppIntents
import Foundation
import SwiftUI
import Testing

@testable import WidgetKit

@MainActor
struct AppIntentConfigurationTests {
    private struct ChosenIntent: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Chosen"

        @Parameter(title: "Emoji", default: "😃") var emoji: String
        @Parameter(title: "Note") var note: String?
    }

    private struct ChosenProvider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> TextEntry { TextEntry(text: "placeholder") }

        func snapshot(for configuration: ChosenIntent, in context: Context) async -> TextEntry {
            TextEntry(text: "snapshot")
        }

        func timeline(for configuration: ChosenIntent, in context: Context) async -> Timeline<TextEntry> {
            Timeline(entries: [TextEntry(text: configuration.emoji)], policy: .never)
        }
    }

    /// Nobody is there to choose: a parameter has its default until the app's own code sets it.
    @Test func aParameterHasItsDefaultUntilItIsSet() {
        let intent = ChosenIntent()
        #expect(intent.emoji == "😃" && intent.note == nil)
        intent.emoji = "🤩"
        intent.note = "set"
        #expect(intent.emoji == "🤩" && intent.note == "set")
        #expect(ChosenIntent().emoji == "😃")
    }

    @Test func aWidgetIsSetToTheDefaults() async throws {
        let configuration = AppIntentConfiguration(kind: "chosen", provider: ChosenProvider()) { Text($0.text) }
        let description = try #require(WidgetDescription.all(in: configuration).first)
        #expect(description.kind == "chosen")
        let timeline = WidgetTimeline(
            description, family: .systemSmall, size: CGSize(width: 158, height: 158), environment: EnvironmentValues())
        #expect((timeline.entry as? TextEntry)?.text == "placeholder")
        timeline.start()
        for _ in 0..<200 where (timeline.entry as? TextEntry)?.text != "😃" {
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect((timeline.entry as? TextEntry)?.text == "😃")
    }
}
