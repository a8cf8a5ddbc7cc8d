import SwiftUI
import WidgetKit

struct WeatherEntry: TimelineEntry {
    struct Hour: Identifiable {
        let id: Int
        let symbol: String
        let degrees: Int
    }

    let date: Date
    let city: String
    let degrees: Int
    let hours: [Hour]
    var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: Float(degrees)) }

    static func sample(_ date: Date, degrees: Int = 21) -> WeatherEntry {
        let symbols = ["sun.max.fill", "cloud.sun.fill", "cloud.fill", "cloud.rain.fill", "moon.stars.fill"]
        return WeatherEntry(
            date: date, city: "Seoul", degrees: degrees,
            hours: symbols.enumerated().map { Hour(id: 9 + $0, symbol: $1, degrees: degrees + 2 - $0) })
    }
}

struct WeatherProvider: TimelineProvider {
    func placeholder(in context: Context) -> WeatherEntry { .sample(Date()) }

    func getSnapshot(in context: Context, completion: @escaping (WeatherEntry) -> Void) {
        completion(.sample(Date()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<WeatherEntry>) -> Void) {
        // The answer of a service comes late, on another thread.
        DispatchQueue.global().asyncAfter(deadline: .now() + 2) {
            let now = Date()
            let entries = [WeatherEntry.sample(now, degrees: 18), .sample(now + 900, degrees: 19)]
            completion(Timeline(entries: entries, policy: .after(now + 1800)))
        }
    }
}

struct WeatherEntryView: View {
    @Environment(\.widgetFamily) private var family
    let entry: WeatherEntry

    var body: some View {
        switch family {
        case .accessoryCircular:
            Gauge(value: Double(entry.degrees), in: 0...40) {
                Image(systemName: "thermometer")
            } currentValueLabel: {
                Text("\(entry.degrees)")
            }
            .gaugeStyle(.accessoryCircular)
        case .accessoryRectangular:
            ZStack {
                AccessoryWidgetBackground()
                VStack(alignment: .leading) {
                    Label(entry.city, systemImage: "location.fill").font(.headline).widgetAccentable()
                    Text("\(entry.degrees)° Sunny")
                }
            }
        case .accessoryInline: Label("\(entry.city) \(entry.degrees)°", systemImage: "sun.max.fill")
        case .systemSmall: current
        default:
            VStack(alignment: .leading, spacing: 8) {
                current
                HStack {
                    ForEach(entry.hours) { hour in
                        Link(destination: URL(string: "weather://hour/\(hour.id)")!) {
                            VStack(spacing: 4) {
                                Text("\(hour.id)").font(.caption2)
                                Image(systemName: hour.symbol).symbolRenderingMode(.multicolor)
                                Text("\(hour.degrees)°").font(.caption)
                            }
                            .foregroundStyle(.white)
                        }
                        .frame(maxWidth: .infinity)
                    }
                }
            }
        }
    }

    private var current: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(entry.city).font(.subheadline).bold()
            Text("\(entry.degrees)°").font(.system(size: family == .systemSmall ? 44 : 32, weight: .thin))
            if family == .systemSmall {
                Spacer()
                Label("Sunny", systemImage: "sun.max.fill").font(.caption)
            }
        }
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

struct WeatherWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Weather", provider: WeatherProvider()) { entry in
            WeatherEntryView(entry: entry)
                .containerBackground(for: .widget) {
                    LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom)
                }
                .widgetURL(URL(string: "weather://\(entry.city)"))
        }
        .configurationDisplayName("Forecast")
        .description("See the weather of the coming hours.")
        .supportedFamilies([
            .systemSmall, .systemMedium, .systemExtraLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ])
    }
}

#Preview("Rectangular", as: .accessoryRectangular) {
    WeatherWidget()
} timeline: {
    WeatherEntry.sample(.now)
}
