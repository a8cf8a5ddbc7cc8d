import SwiftUI

/// A tile for each measurement that the station reports.
struct MeasurementGrid: View {
    let weather: CurrentWeather
    let timeZone: TimeZone
    @Environment(\.weatherFormat) private var format
    @ScaledMetric(relativeTo: .title) private var tileWidth = 150

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: tileWidth), spacing: 16)], spacing: 16) {
            if let sunrise = weather.sunrise, let sunset = weather.sunset {
                SunTile(sunrise: sunrise, sunset: sunset, date: weather.date, timeZone: timeZone)
            }
            if let speed = weather.windSpeed {
                WindTile(speed: speed, direction: weather.windDirection, gust: weather.gust)
            }
            if let feelsLike = weather.feelsLike {
                MeasurementTile(
                    title: "Feels like", symbol: "thermometer", value: format.temperature(feelsLike),
                    note: note(feelsLike: feelsLike))
            }
            if let humidity = weather.humidity {
                MeasurementTile(
                    title: "Humidity", symbol: "humidity", value: format.percent(humidity),
                    level: humidity / 100)
            }
            if let pressure = weather.pressure {
                MeasurementTile(title: "Pressure", symbol: "gauge", value: format.pressure(pressure))
            }
            if let visibility = weather.visibility {
                MeasurementTile(title: "Visibility", symbol: "eye", value: format.distance(visibility))
            }
            if let cloudiness = weather.cloudiness {
                MeasurementTile(
                    title: "Cloud cover", symbol: "cloud", value: format.percent(cloudiness), level: cloudiness / 100)
            }
            // What does not fall is not reported.
            MeasurementTile(
                title: "Precipitation", symbol: "drop", value: format.millimeters(weather.precipitation ?? 0),
                note: "in the last hour")
        }
    }

    private func note(feelsLike: Double) -> LocalizedStringKey {
        switch feelsLike - weather.temperature {
        case ..<(-1): "Feels colder than the actual temperature."
        case 1...: "Feels warmer than the actual temperature."
        default: "Similar to the actual temperature."
        }
    }
}
