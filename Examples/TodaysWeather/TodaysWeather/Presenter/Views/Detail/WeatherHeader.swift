import SwiftUI

/// The weather of now, large.
struct WeatherHeader: View {
    let weather: CurrentWeather
    /// The day as the forecast has it, with the range that its row shows.
    let today: DailyForecast?
    let updated: Date?
    @Environment(\.weatherFormat) private var format
    @ScaledMetric(relativeTo: .largeTitle) private var temperatureSize = 84
    @ScaledMetric(relativeTo: .largeTitle) private var iconSize = 96

    var body: some View {
        VStack(spacing: 4) {
            WeatherIcon(condition: weather.condition, isNight: weather.isNight)
                .frame(width: iconSize, height: iconSize)
                .accessibilityHidden(true)
            Text(format.temperature(weather.temperature))
                .font(.system(size: temperatureSize, weight: .thin))
                .contentTransition(.numericText(value: weather.temperature))
            Text(weather.condition.title(isNight: weather.isNight))
                .font(.title3.weight(.medium))
            HStack(spacing: 12) {
                if let high = today?.high ?? weather.high { Text("High \(format.temperature(high))") }
                if let low = today?.low ?? weather.low { Text("Low \(format.temperature(low))") }
            }
            .font(.headline)
            if let updated {
                AgeLabel(updated: updated)
                    .opacity(0.85)
                    .padding(.top, 2)
            }
        }
        .padding(.bottom, 8)
    }
}
