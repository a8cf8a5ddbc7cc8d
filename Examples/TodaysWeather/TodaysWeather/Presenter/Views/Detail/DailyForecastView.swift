import SwiftUI

/// The next days: the sky, and the span of temperatures on a scale that all days share.
struct DailyForecastView: View {
    let days: [DailyForecast]
    /// Degrees Celsius.
    let now: Double
    let timeZone: TimeZone
    @Environment(\.weatherFormat) private var format
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @ScaledMetric(relativeTo: .body) private var iconSize = 32

    var body: some View {
        Card(title: "Next 5 days", symbol: "calendar") {
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                ForEach(days) { day in
                    row(of: day)
                    if day.id != days.last?.id { Divider().overlay(.white.opacity(0.3)) }
                }
            }
        }
    }

    private func row(of day: DailyForecast) -> some View {
        GridRow {
            name(of: day)
                .font(.headline)
                .gridColumnAlignment(.leading)
            VStack(spacing: 0) {
                WeatherIcon(condition: day.condition, isNight: day.isNight)
                    .frame(width: iconSize, height: iconSize)
                if let chance = day.precipitationChance, chance >= 0.05 {
                    Text(format.percent(chance * 100))
                        .font(.caption2.weight(.medium))
                        .foregroundStyle(Color(red: 0.65, green: 0.88, blue: 1))
                }
            }
            Text(format.temperature(day.low))
                .opacity(0.75)
                .gridColumnAlignment(.trailing)
            if !dynamicTypeSize.isAccessibilitySize {
                TemperatureBar(low: day.low, high: day.high, scale: scale, mark: day.id == days.first?.id ? now : nil)
                    .frame(height: 6)
            }
            Text(format.temperature(day.high))
                .gridColumnAlignment(.trailing)
        }
        .font(.body.weight(.medium))
        .lineLimit(1)
        .frame(minHeight: 44)
    }

    @ViewBuilder
    private func name(of day: DailyForecast) -> some View {
        if day.id == days.first?.id { Text("Today") } else { Text(format.weekday(day.day, in: timeZone)) }
    }

    private var scale: ClosedRange<Double> {
        let low = min(now, days.map(\.low).min() ?? 0)
        let high = max(now, days.map(\.high).max() ?? 0)
        return low...max(high, low + 1)
    }
}
