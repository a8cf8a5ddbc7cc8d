import Foundation
import SwiftUI
import Testing

@testable import WidgetKit

@MainActor
struct WidgetTimelineTests {
    private func timeline(_ provider: TestProvider) -> WidgetTimeline {
        WidgetTimeline(
            WidgetDescription(provider), family: .systemSmall, size: CGSize(width: 158, height: 158),
            environment: EnvironmentValues())
    }

    private func text(_ timeline: WidgetTimeline) -> String { (timeline.entry as? TextEntry)?.text ?? "" }

    /// Waits for what a provider's answer brings, which may come in a later turn of the main loop.
    private func expect(_ expected: String, of timeline: WidgetTimeline) async throws {
        for _ in 0..<200 where text(timeline) != expected { try await Task.sleep(for: .milliseconds(10)) }
        #expect(text(timeline) == expected)
    }

    @Test func aPlaceholderStandsInUntilThereIsSomething() async throws {
        let timeline = timeline(TestProvider())
        #expect(text(timeline) == "placeholder" && timeline.isPlaceholder)
        timeline.start()
        try await expect("snapshot", of: timeline)
        #expect(!timeline.isPlaceholder)
    }

    /// Of several entries the last is shown whose date has come.
    @Test func theEntryOfThePresentIsShown() async throws {
        let now = Date()
        let entries = [
            TextEntry(date: now - 60, text: "before"), TextEntry(date: now - 1, text: "now"),
            TextEntry(date: now + 60, text: "later"),
        ]
        let timeline = timeline(TestProvider(Timeline(entries: entries, policy: .never)))
        timeline.start()
        try await expect("now", of: timeline)
        timeline.stop()
    }

    @Test func anEntryComesAtItsDateAndNoSooner() async throws {
        let date = Date() + 0.5
        let entries = [TextEntry(date: date - 60, text: "first"), TextEntry(date: date, text: "second")]
        let timeline = timeline(TestProvider(Timeline(entries: entries, policy: .never)))
        timeline.start()
        while Date() < date {
            #expect(text(timeline) != "second" || Date() >= date)
            try await Task.sleep(for: .milliseconds(10))
        }
        try await expect("second", of: timeline)
    }

    @Test func anAnswerToAnEarlierQuestionComesTooLate() async throws {
        let provider = TestProvider()
        let timeline = timeline(provider)
        timeline.reload()
        timeline.reload()
        provider.late[1](Timeline(entries: [TextEntry(text: "new")], policy: .never))
        provider.late[0](Timeline(entries: [TextEntry(text: "old")], policy: .never))
        try await expect("new", of: timeline)
        // The old answer has had its turn too.
        try await Task.sleep(for: .milliseconds(50))
        #expect(text(timeline) == "new")
    }

    @Test func theProviderIsToldWhereTheWidgetIs() {
        let provider = TestProvider(Timeline(entries: [], policy: .never))
        timeline(provider).start()
        #expect(provider.contexts.map(\.family) == [.systemSmall])
        #expect(provider.contexts.map(\.isPreview) == [false])
        #expect(provider.contexts.map(\.displaySize) == [CGSize(width: 158, height: 158)])
        #expect(provider.contexts[0].environmentVariants.colorScheme == [.light])
    }

    @Test func theCenterReloadsAKind() async throws {
        let provider = TestProvider()
        let timeline = timeline(provider)
        ShownWidgets.show([timeline])
        #expect(try await WidgetCenter.shared.currentConfigurations() == [timeline.info])
        WidgetCenter.shared.reloadTimelines(ofKind: "another")
        WidgetCenter.shared.reloadTimelines(ofKind: "test")
        for _ in 0..<200 where provider.contexts.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        #expect(provider.contexts.count == 1)
    }
}
