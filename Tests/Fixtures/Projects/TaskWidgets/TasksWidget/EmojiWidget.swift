import WidgetKit
import SwiftUI

struct EmojiProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> EmojiEntry {
        EmojiEntry(date: Date(), configuration: ConfigurationAppIntent())
    }

    func snapshot(for configuration: ConfigurationAppIntent, in context: Context) async -> EmojiEntry {
        EmojiEntry(date: Date(), configuration: configuration)
    }

    func timeline(for configuration: ConfigurationAppIntent, in context: Context) async -> Timeline<EmojiEntry> {
        let currentDate = Date()
        let entries = (0 ..< 5).map { hourOffset in
            let entryDate = Calendar.current.date(byAdding: .hour, value: hourOffset, to: currentDate)!
            return EmojiEntry(date: entryDate, configuration: configuration)
        }
        return Timeline(entries: entries, policy: .atEnd)
    }
}

struct EmojiEntry: TimelineEntry {
    let date: Date
    let configuration: ConfigurationAppIntent
}

struct EmojiWidget: Widget {
    let kind: String = "EmojiWidget"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: kind, intent: ConfigurationAppIntent.self, provider: EmojiProvider()) { entry in
            VStack {
                Text(entry.date, style: .time)
                Text("Favorite Emoji:")
                Text(entry.configuration.favoriteEmoji)
            }
            .containerBackground(.fill.tertiary, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

extension ConfigurationAppIntent {
    fileprivate static var smiley: ConfigurationAppIntent {
        let intent = ConfigurationAppIntent()
        intent.favoriteEmoji = "😀"
        return intent
    }

    fileprivate static var starEyes: ConfigurationAppIntent {
        let intent = ConfigurationAppIntent()
        intent.favoriteEmoji = "🤩"
        return intent
    }
}

#Preview("Emoji", as: .systemSmall) {
    EmojiWidget()
} timeline: {
    EmojiEntry(date: .now, configuration: .smiley)
    EmojiEntry(date: .now, configuration: .starEyes)
}
