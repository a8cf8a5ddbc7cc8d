import SwiftUI

/// A city's page: now, the next hours, the next days, and each measurement.
struct WeatherDetailView: View {
    let cityWeather: CityWeather
    let forecast: Forecast?
    var forecastError: WeatherError?
    var isDemonstration = false
    var retry: () -> Void = {}
    var openSettings: () -> Void = {}
    @Environment(\.locale) private var locale

    var body: some View {
        content
            .foregroundStyle(.white)
            .demonstrationLabel(isDemonstration)
            .background { sky.ignoresSafeArea() }
            .navigationTitle(Text(cityWeather.city.name(in: locale)))
            .navigationBarTitleDisplayMode(.inline)
            .toolbarBackground(style.top, for: .navigationBar)
            .toolbar {
                ToolbarItem(placement: .principal) {
                    Text(cityWeather.city.name(in: locale))
                        .font(.headline)
                        .foregroundStyle(.white)
                        .accessibilityAddTraits(.isHeader)
                }
            }
    }

    private var sky: some View {
        SkyView(condition: weather?.condition ?? .unknown, isNight: weather?.isNight ?? false)
    }

    private var style: SkyStyle {
        SkyStyle(weather?.condition ?? .unknown, isNight: weather?.isNight ?? false)
    }

    private var weather: CurrentWeather? { cityWeather.weather }

    @ViewBuilder
    private var content: some View {
        if let weather {
            ScrollView {
                VStack(spacing: 16) {
                    WeatherHeader(weather: weather)
                    if let error = cityWeather.error ?? forecastError { ErrorRow(error: error, retry: retry) }
                    if let forecast { forecasts(forecast, now: weather) }
                    MeasurementGrid(weather: weather, timeZone: cityWeather.timeZone)
                    if let updated = cityWeather.updated {
                        AgeLabel(updated: updated)
                            .opacity(0.8)
                    }
                }
                .padding()
                .frame(maxWidth: 700)
                .frame(maxWidth: .infinity)
            }
        } else if let error = cityWeather.error {
            ErrorView(error: error, retry: retry, openSettings: openSettings)
                .environment(\.colorScheme, .dark)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
            ProgressView()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    @ViewBuilder
    private func forecasts(_ forecast: Forecast, now weather: CurrentWeather) -> some View {
        let steps = forecast.nextDay(from: weather.date)
        if !steps.isEmpty {
            HourlyForecastView(now: weather, steps: steps, timeZone: cityWeather.timeZone)
        }
        let days = forecast.days(from: weather.date, in: cityWeather.timeZone)
        if !days.isEmpty {
            DailyForecastView(days: days, now: weather.temperature, timeZone: cityWeather.timeZone)
        }
    }
}

struct WeatherDetailView_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(["ko", "en"], id: \.self) { id in
            ForEach([0, 3], id: \.self) { row in
                NavigationStack {
                    WeatherDetailView(
                        cityWeather: CityWeather.mockData[row], forecast: .mockData, isDemonstration: true)
                }
                .environment(\.locale, .init(identifier: id))
                .previewDisplayName("Detail \(row), \(id)")
            }
        }
        NavigationStack {
            WeatherDetailView(cityWeather: CityWeather.mockData[0], forecast: .mockData)
        }
        .environment(\.layoutDirection, .rightToLeft)
        .previewDisplayName("Detail, right to left")
        NavigationStack {
            WeatherDetailView(cityWeather: CityWeather.mockData[0], forecast: .mockData)
        }
        .environment(\.dynamicTypeSize, .accessibility2)
        .previewDisplayName("Detail, large type")
        MeasurementGrid(weather: CurrentWeather.mockData[0], timeZone: CityWeather.mockData[0].timeZone)
            .padding()
            .foregroundStyle(.white)
            .background { SkyView(condition: .clear, isNight: false) }
            .previewDisplayName("Measurements")
    }
}
