import SwiftUI

/// A card with a city's name, its sky, temperature and humidity, which opens the city's page. What went wrong has a
/// button of its own.
struct CityRowView: View {
    let cityWeather: CityWeather
    /// Whether it is the place of the user.
    var isHere = false
    /// Whether what went wrong is said here; otherwise it is said for all cities in one place.
    var showsFault = true
    var isUpdating = false
    var open: () -> Void = {}
    var retry: () -> Void = {}
    @Environment(\.locale) private var locale
    @Environment(\.weatherFormat) private var format
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @ScaledMetric(relativeTo: .largeTitle) private var temperatureSize = 46
    @ScaledMetric(relativeTo: .largeTitle) private var iconSize = 46

    var body: some View {
        VStack(spacing: 0) {
            Button(action: open) {
                content
                    .padding(.horizontal, 16)
                    .padding(.vertical, 12)
                    .frame(maxWidth: .infinity, minHeight: 92)
                    .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            if showsFault, let fault = cityWeather.fault {
                ErrorRow(fault: fault, isUpdating: isUpdating, retry: retry)
                    .padding([.horizontal, .bottom], 12)
            }
        }
        .foregroundStyle(.white)
        .background {
            SkyView(condition: weather?.condition ?? .unknown, isNight: weather?.isNight ?? false)
        }
        .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
    }

    private var weather: CurrentWeather? { cityWeather.weather }

    @ViewBuilder
    private var content: some View {
        if dynamicTypeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 8) {
                place
                measurement
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            HStack(spacing: 12) {
                place
                Spacer(minLength: 0)
                measurement
            }
        }
    }

    private var place: some View {
        VStack(alignment: .leading, spacing: 4) {
            name
            if let weather {
                Text(weather.condition.title(isNight: weather.isNight))
                    .font(.subheadline.weight(.medium))
                HStack(spacing: 8) {
                    CityClock(timeZone: cityWeather.timeZone)
                    if let updated = cityWeather.updated { StaleMark(updated: updated) }
                }
                .font(.footnote)
                .opacity(0.85)
            }
        }
    }

    @ViewBuilder
    private var measurement: some View {
        if let weather {
            measurements(of: weather)
        } else if cityWeather.fault == nil || isUpdating {
            ProgressView()
                .tint(.white)
        } else {
            Text(verbatim: "--")
                .font(.system(size: temperatureSize, weight: .light))
                .accessibilityLabel(Text("No weather yet"))
        }
    }

    private var name: some View {
        HStack(spacing: 6) {
            Text(cityWeather.city.name(in: locale))
                .lineLimit(1)
                .minimumScaleFactor(0.7)
            if isHere {
                Image(systemName: "location.fill")
                    .imageScale(.small)
                    .accessibilityHidden(true)
            }
        }
        .font(.title2.weight(.semibold))
    }

    private func measurements(of weather: CurrentWeather) -> some View {
        HStack(spacing: 12) {
            WeatherIcon(condition: weather.condition, isNight: weather.isNight)
                .frame(width: iconSize, height: iconSize)
                .accessibilityHidden(true)
            VStack(alignment: .trailing, spacing: 0) {
                Text(format.temperature(weather.temperature))
                    .font(.system(size: temperatureSize, weight: .light))
                    .monospacedDigit()
                    .fixedSize()
                    .contentTransition(.numericText(value: weather.temperature))
                if let humidity = weather.humidity {
                    HStack(spacing: 4) {
                        Image(systemName: "humidity")
                        Text(format.percent(humidity))
                    }
                    .font(.footnote.weight(.medium))
                    .fixedSize()
                    .accessibilityElement()
                    .accessibilityLabel(Text("Humidity \(format.percent(humidity))"))
                }
            }
        }
    }
}

/// How old weather is that should have been renewed.
private struct StaleMark: View {
    let updated: Date
    @Environment(\.weatherFormat) private var format

    var body: some View {
        MinuteClock { date in
            if date.timeIntervalSince(updated) > 1.5 * CityListViewModel.lifetime {
                HStack(spacing: 3) {
                    Image(systemName: "clock.arrow.circlepath")
                        .accessibilityHidden(true)
                    Text(format.age(of: updated, at: date))
                }
            }
        }
    }
}

/// What time it is in a city.
private struct CityClock: View {
    let timeZone: TimeZone
    @Environment(\.weatherFormat) private var format

    var body: some View {
        MinuteClock { date in
            Text(format.time(date, in: timeZone))
        }
    }
}
