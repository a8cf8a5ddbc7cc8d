import Combine
import Foundation

/// The door between the list of cities and the views.
final class CityListViewModel: ObservableObject {
    /// The rows. Views may remove and move them; the cities are kept as they are then.
    @Published var dataSource: [CityWeather] {
        didSet { keepCities(insteadOf: oldValue) }
    }

    /// Seconds after which weather is fetched again by itself.
    static let lifetime: TimeInterval = 10 * 60

    private let cities: any CityListUseCase
    private let weather: any WeatherUseCase
    private let now: () -> Date
    private var updates: [City.ID: AnyCancellable] = [:]

    init(cities: any CityListUseCase, weather: any WeatherUseCase, now: @escaping () -> Date = Date.init) {
        self.cities = cities
        self.weather = weather
        self.now = now
        dataSource = cities.cities.map { CityWeather(city: $0, known: weather.lastKnownWeather(of: $0)) }
    }

    // MARK: - Intents

    /// Adds a city at the end, unless it is there.
    func add(_ city: City) {
        guard !cities.contains(city) else { return }
        dataSource.append(CityWeather(city: city, known: weather.lastKnownWeather(of: city)))
        update(city)
    }

    /// Fetches the weather of a city.
    func update(_ city: City) {
        updates[city.id] = publisher(of: city).sink { [weak self] _ in self?.updates[city.id] = nil }
    }

    /// Shows what is known, and fetches what is old or has failed.
    func updateOld() {
        showLastKnown()
        let limit = now().addingTimeInterval(-Self.lifetime)
        for row in dataSource where row.error != nil || (row.updated ?? .distantPast) < limit {
            if updates[row.id] == nil { update(row.city) }
        }
    }

    /// Fetches the weather of all cities and returns when each is there or has failed.
    @MainActor
    func updateAll() async {
        for await _ in Publishers.MergeMany(dataSource.map { publisher(of: $0.city) }).values {}
    }

    // MARK: - Rows

    private func publisher(of city: City) -> AnyPublisher<CityWeather, Never> {
        weather.currentWeather(of: city)
            .map { CityWeather(city: city, known: $0) }
            .catch { Just(CityWeather(city: city, error: $0)) }
            .handleEvents(receiveOutput: { [weak self] in self?.show($0) })
            .eraseToAnyPublisher()
    }

    private func show(_ row: CityWeather) {
        guard let index = dataSource.firstIndex(where: { $0.id == row.id }) else { return }
        if row.error == nil {
            dataSource[index] = row
        } else {
            dataSource[index].error = row.error
        }
    }

    private func showLastKnown() {
        for row in dataSource {
            guard let known = weather.lastKnownWeather(of: row.city), known.date > row.updated ?? .distantPast else {
                continue
            }
            show(CityWeather(city: row.city, known: known))
        }
    }

    private func keepCities(insteadOf old: [CityWeather]) {
        let new = dataSource.map(\.city)
        guard new != old.map(\.city) else { return }
        cities.keep(new)
        weather.forgetAll(except: new)
    }
}
