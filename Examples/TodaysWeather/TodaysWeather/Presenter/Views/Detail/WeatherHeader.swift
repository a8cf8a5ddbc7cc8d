import SwiftUI

/// The weather of now, large.
struct WeatherHeader: View {
    let weather: CurrentWeather
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
                if let high = weather.high { Text("High \(format.temperature(high))") }
                if let low = weather.low { Text("Low \(format.temperature(low))") }
            }
            .font(.headline)
        }
        .padding(.bottom, 8)
    }
}
