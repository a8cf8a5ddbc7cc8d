import SwiftUI
import WidgetKit

struct CountdownEntry: TimelineEntry {
    let date: Date
    let end: Date

    var minutes: Int { Int((end.timeIntervalSince(date) / 60).rounded()) }
}

struct CountdownProvider: TimelineProvider {
    func placeholder(in context: Context) -> CountdownEntry { CountdownEntry(date: Date(), end: Date() + 600) }

    func getSnapshot(in context: Context, completion: @escaping (CountdownEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CountdownEntry>) -> Void) {
        let now = Date()
        let entries = (0..<10).map { CountdownEntry(date: now + Double($0) * 60, end: now + 600) }
        completion(Timeline(entries: entries, policy: .never))
    }
}

struct CountdownView: View {
    let entry: CountdownEntry

    var body: some View {
        VStack {
            Text(entry.end, style: .timer).font(.title.monospacedDigit()).multilineTextAlignment(.center)
            Text("\(entry.minutes) minutes left").font(.caption)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(ContainerRelativeShape().fill(.orange.opacity(0.3)).padding(8))
        .containerBackground(.background, for: .widget)
    }
}

struct CountdownWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Countdown", provider: CountdownProvider(), content: CountdownView.init)
            .configurationDisplayName("Countdown")
            .description("Counts the minutes down.")
            .supportedFamilies([.systemSmall])
            .contentMarginsDisabled()
    }
}

struct CountdownView_Previews: PreviewProvider {
    static var previews: some View {
        CountdownView(entry: CountdownEntry(date: Date(), end: Date() + 300))
            .previewContext(WidgetPreviewContext(family: .systemMedium))
            .previewDisplayName("Five minutes")
    }
}
