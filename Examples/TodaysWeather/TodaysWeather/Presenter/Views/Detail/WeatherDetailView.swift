import SwiftUI

/// A city's page: now, the next hours, the next days, and each measurement.
struct WeatherDetailView: View {
    let cityWeather: CityWeather
    let forecast: Forecast?
    /// What is wrong with either.
    var fault: Dated<WeatherError>?
    var isUpdating = false
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
                    WeatherHeader(weather: weather, today: days(from: weather).first, updated: cityWeather.updated)
                    if let fault {
                        ErrorRow(fault: fault, isUpdating: isUpdating, retry: retry, openSettings: openSettings)
                    }
                    if let forecast { forecasts(forecast, now: weather) }
                    MeasurementGrid(weather: weather, timeZone: cityWeather.timeZone)
                }
                .padding()
                .frame(maxWidth: 700)
                .frame(maxWidth: .infinity)
            }
        } else if let fault {
            ErrorView(fault: fault, retry: retry, openSettings: openSettings)
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
        DailyForecastView(days: days(from: weather), now: weather.temperature, timeZone: cityWeather.timeZone)
    }

    private func days(from weather: CurrentWeather) -> [DailyForecast] {
        forecast?.days(from: weather, in: cityWeather.timeZone) ?? []
    }
}

struct WeatherDetailView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ForEach(["ko", "en"], id: \.self) { id in
                ForEach([0, 3], id: \.self) { row in
                    page(of: row)
                        .environment(\.locale, .init(identifier: id))
                        .previewDisplayName("Detail \(row), \(id)")
                }
            }
            page(of: 0)
                .environment(\.layoutDirection, .rightToLeft)
                .previewDisplayName("Detail, right to left")
            page(of: 0)
                .environment(\.dynamicTypeSize, .accessibility3)
                .previewDisplayName("Detail, large type")
            MeasurementGrid(weather: CurrentWeather.mockData[0], timeZone: CityWeather.mockData[0].timeZone)
                .padding()
                .foregroundStyle(.white)
                .background { SkyView(condition: .clear, isNight: false) }
                .previewDisplayName("Measurements")
        }
        .environment(\.fixedDate, CurrentWeather.mockDate)
    }

    private static func page(of row: Int) -> some View {
        NavigationStack {
            WeatherDetailView(
                cityWeather: CityWeather.mockData[row], forecast: .mock(of: CurrentWeather.mockData[row]),
                isDemonstration: true)
        }
    }
}
