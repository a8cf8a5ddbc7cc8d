import Foundation
import SwiftUI

@testable import WidgetKit

/// An entry that shows a text.
struct TextEntry: TimelineEntry {
    var date = Date()
    var text: String
}

/// Answers as a test says, and counts what it is asked.
@MainActor
final class TestProvider: TimelineProvider {
    var timelines: [Timeline<TextEntry>]
    private(set) var contexts: [TimelineProviderContext] = []
    /// Answers that are held back.
    private(set) var late: [@Sendable (Timeline<TextEntry>) -> Void] = []

    init(_ timelines: Timeline<TextEntry>...) { self.timelines = timelines }

    nonisolated func placeholder(in context: Context) -> TextEntry { TextEntry(text: "placeholder") }

    nonisolated func getSnapshot(in context: Context, completion: @escaping @Sendable (TextEntry) -> Void) {
        completion(TextEntry(text: "snapshot"))
    }

    nonisolated func getTimeline(
        in context: Context, completion: @escaping @Sendable (Timeline<TextEntry>) -> Void
    ) {
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
            contexts.append(context)
            if timelines.isEmpty { late.append(completion) } else { completion(timelines.removeFirst()) }
        }
    }
}

extension WidgetDescription {
    @MainActor
    init(_ provider: TestProvider) {
        self.init(kind: "test", source: WidgetSource(provider) { Text($0.text) })
    }
}
