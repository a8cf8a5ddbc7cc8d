import Combine
import Foundation

/// The door between one city's weather and its page.
final class WeatherDetailViewModel: ObservableObject {
    @Published private(set) var cityWeather: CityWeather
    @Published private(set) var forecast: Forecast?
    /// Why there is no forecast, or no newer one.
    @Published private(set) var forecastError: WeatherError?

    private let weather: any WeatherUseCase
    private var requests: Set<AnyCancellable> = []

    init(cityWeather: CityWeather, weather: any WeatherUseCase) {
        self.cityWeather = cityWeather
        self.weather = weather
        forecast = weather.lastKnownForecast(of: cityWeather.city)?.value
    }

    // MARK: - Intents

    func load() {
        cancel()
        let city = cityWeather.city
        weather.currentWeather(of: city)
            .map { CityWeather(city: city, known: $0) }
            .catch { [cityWeather] in Just(cityWeather.failed(with: $0)) }
            .sink { [weak self] in self?.cityWeather = $0 }
            .store(in: &requests)
        weather.forecast(of: city)
            .sink { [weak self] completion in
                if case .failure(let error) = completion { self?.forecastError = error }
            } receiveValue: { [weak self] in
                self?.forecast = $0.value
                self?.forecastError = nil
            }
            .store(in: &requests)
    }

    /// Stops the requests that are under way.
    func cancel() {
        requests.removeAll()
    }
}
