import Combine
import Foundation

/// The door between the list of cities and the views.
final class CityListViewModel: ObservableObject {
    /// The rows. Views may remove and move them; the cities are kept as they are then.
    @Published var dataSource: [CityWeather] {
        didSet { keepCities(insteadOf: oldValue) }
    }

    /// The weather where the user is; nil as long as the place is not known.
    @Published private(set) var here: CityWeather?

    /// Seconds after which weather is fetched again by itself.
    static let lifetime: TimeInterval = 10 * 60

    private let cities: any CityListUseCase
    private let weather: any WeatherUseCase
    private let places: any HereUseCase
    private let now: () -> Date
    private var updates: [City.ID: AnyCancellable] = [:]
    private var following: AnyCancellable?

    init(
        cities: any CityListUseCase, weather: any WeatherUseCase, here places: any HereUseCase,
        now: @escaping () -> Date = Date.init
    ) {
        self.cities = cities
        self.weather = weather
        self.places = places
        self.now = now
        dataSource = cities.cities.map { CityWeather(city: $0, known: weather.lastKnownWeather(of: $0)) }
    }

    // MARK: - Intents

    /// Fetches what is old, and follows the user's place.
    func start() {
        updateOld()
        following = following ?? places.places().sink { [weak self] in self?.moveHere(to: $0) }
    }

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
        for row in rows where row.error != nil || (row.updated ?? .distantPast) < limit {
            if updates[row.id] == nil { update(row.city) }
        }
    }

    /// Shows what is known of each city and nothing else: another service may have answered before.
    func showOnlyKnown() {
        updates = [:]
        dataSource = dataSource.map { CityWeather(city: $0.city, known: weather.lastKnownWeather(of: $0.city)) }
        here = here.map { CityWeather(city: $0.city, known: weather.lastKnownWeather(of: $0.city)) }
    }

    /// Fetches the weather of all cities and returns when each is there or has failed.
    @MainActor
    func updateAll() async {
        for await _ in Publishers.MergeMany(rows.map { publisher(of: $0.city) }).values {}
    }

    // MARK: - Rows

    private var rows: [CityWeather] { [here].compactMap { $0 } + dataSource }

    private func moveHere(to place: City?) {
        guard place?.id != here?.city.id else { return }
        here = place.map { CityWeather(city: $0, known: weather.lastKnownWeather(of: $0)) }
        if place != nil { updateOld() }
    }

    private func publisher(of city: City) -> AnyPublisher<CityWeather, Never> {
        weather.currentWeather(of: city)
            .map { CityWeather(city: city, known: $0) }
            .catch { Just(CityWeather(city: city, error: $0)) }
            .handleEvents(receiveOutput: { [weak self] in self?.show($0) })
            .eraseToAnyPublisher()
    }

    private func show(_ row: CityWeather) {
        if let shown = here, shown.id == row.id { here = shown.updated(with: row) }
        if let index = dataSource.firstIndex(where: { $0.id == row.id }) {
            dataSource[index] = dataSource[index].updated(with: row)
        }
    }

    private func showLastKnown() {
        for row in rows {
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
        weather.forgetAll(except: rows.map(\.city))
    }
}
