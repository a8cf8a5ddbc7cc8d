import Combine
import Foundation

/// The door between one city's weather and its page.
final class WeatherDetailViewModel: ObservableObject {
    @Published private(set) var cityWeather: CityWeather
    @Published private(set) var forecast: Forecast?
    /// Why there is no forecast, or no newer one.
    @Published private(set) var forecastFault: Dated<WeatherError>?
    /// How many answers are awaited.
    @Published private var awaited = 0

    private let weather: any WeatherUseCase
    private let now: () -> Date
    private let wait: (Double) -> AnyPublisher<Void, Never>
    private var requests: Set<AnyCancellable> = []
    private var retry: AnyCancellable?

    /// - Parameter wait: ends after so many seconds.
    init(
        cityWeather: CityWeather, weather: any WeatherUseCase, now: @escaping () -> Date = Date.init,
        wait: @escaping (Double) -> AnyPublisher<Void, Never> = Wait.onMain
    ) {
        self.cityWeather = cityWeather
        self.weather = weather
        self.now = now
        self.wait = wait
        forecast = weather.lastKnownForecast(of: cityWeather.city)?.value
    }

    /// What is wrong with either.
    var fault: Dated<WeatherError>? { cityWeather.fault ?? forecastFault }

    var isUpdating: Bool { awaited > 0 }

    // MARK: - Intents

    func load() {
        cancel()
        loadWeather()
        loadForecast()
    }

    /// Stops the requests that are under way, and those that are to come.
    func cancel() {
        requests.removeAll()
        retry = nil
        awaited = 0
    }

    // MARK: - Requests

    private func loadWeather() {
        let city = cityWeather.city
        awaited += 1
        weather.currentWeather(of: city)
            .map { CityWeather(city: city, known: $0) }
            .catch { [now] in Just(CityWeather(city: city, fault: Dated(value: $0, date: now()))) }
            .sink { [weak self] row in
                guard let self else { return }
                awaited -= 1
                cityWeather = cityWeather.updated(with: row)
                retryWhenAllowed(row.fault)
            }
            .store(in: &requests)
    }

    private func loadForecast() {
        awaited += 1
        weather.forecast(of: cityWeather.city)
            .sink { [weak self] completion in
                guard let self else { return }
                awaited -= 1
                guard case .failure(let error) = completion else { return }
                forecastFault = Dated(value: error, date: now())
                retryWhenAllowed(forecastFault)
            } receiveValue: { [weak self] in
                self?.forecast = $0.value
                self?.forecastFault = nil
            }
            .store(in: &requests)
    }

    private func retryWhenAllowed(_ fault: Dated<WeatherError>?) {
        guard let date = fault?.retryDate else { return }
        retry = wait(date.timeIntervalSince(now())).sink { [weak self] in self?.load() }
    }
}
