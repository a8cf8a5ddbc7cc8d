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

    /// The cities whose weather is being fetched.
    @Published private(set) var updating: Set<City.ID> = []

    /// Seconds after which weather is fetched again by itself.
    static let lifetime: TimeInterval = 10 * 60

    private let cities: any CityListUseCase
    private let weather: any WeatherUseCase
    private let places: any HereUseCase
    private let now: () -> Date
    private let wait: (Double) -> AnyPublisher<Void, Never>
    private var requests: [City.ID: AnyCancellable] = [:]
    private var retries: [City.ID: AnyCancellable] = [:]
    private var following: AnyCancellable?

    /// - Parameter wait: ends after so many seconds.
    init(
        cities: any CityListUseCase, weather: any WeatherUseCase, here places: any HereUseCase,
        now: @escaping () -> Date = Date.init,
        wait: @escaping (Double) -> AnyPublisher<Void, Never> = Wait.onMain
    ) {
        self.cities = cities
        self.weather = weather
        self.places = places
        self.now = now
        self.wait = wait
        dataSource = cities.cities.map { CityWeather(city: $0, known: weather.lastKnownWeather(of: $0)) }
    }

    /// What is wrong with all cities alike.
    var commonFault: Dated<WeatherError>? { rows.commonFault }

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
        retries[city.id] = nil
        updating.insert(city.id)
        requests[city.id] = weather.currentWeather(of: city)
            .map { CityWeather(city: city, known: $0) }
            .catch { [now] in Just(CityWeather(city: city, fault: Dated(value: $0, date: now()))) }
            .sink { [weak self] row in
                self?.updating.remove(city.id)
                self?.show(row)
            }
    }

    /// Shows what is known, and fetches what is old or has failed, unless the service has asked to wait.
    func updateOld() {
        showLastKnown()
        let limit = now().addingTimeInterval(-Self.lifetime)
        for row in rows where row.error != nil || (row.updated ?? .distantPast) < limit {
            let hasToWait = (row.fault?.retryDate).map { $0 > now() } ?? false
            if !hasToWait, !updating.contains(row.id) { update(row.city) }
        }
    }

    /// Shows what is known of each city and nothing else: another service may have answered before.
    func showOnlyKnown() {
        requests = [:]
        retries = [:]
        updating = []
        dataSource = dataSource.map { CityWeather(city: $0.city, known: weather.lastKnownWeather(of: $0.city)) }
        here = here.map { CityWeather(city: $0.city, known: weather.lastKnownWeather(of: $0.city)) }
    }

    /// Fetches the weather of all cities.
    func updateAll() {
        for row in rows { update(row.city) }
    }

    /// Fetches the weather of all cities and returns when each is there or has failed.
    @MainActor
    func refresh() async {
        updateAll()
        for await updating in $updating.values where updating.isEmpty { return }
    }

    // MARK: - Rows

    private var rows: [CityWeather] { [here].compactMap { $0 } + dataSource }

    private func moveHere(to place: City?) {
        guard place?.id != here?.city.id else { return }
        here = place.map { CityWeather(city: $0, known: weather.lastKnownWeather(of: $0)) }
        if place != nil { updateOld() }
    }

    /// Where one city is answered, what was wrong with all is over: the others are asked again.
    private func show(_ row: CityWeather) {
        let isOver = row.fault == nil && commonFault != nil
        replace(row)
        if let date = row.fault?.retryDate { retry(row.city, at: date) }
        if isOver { forgetFaults() }
    }

    private func replace(_ row: CityWeather) {
        if let shown = here, shown.id == row.id { here = shown.updated(with: row) }
        if let index = dataSource.firstIndex(where: { $0.id == row.id }) {
            dataSource[index] = dataSource[index].updated(with: row)
        }
    }

    private func retry(_ city: City, at date: Date) {
        retries[city.id] = wait(date.timeIntervalSince(now())).sink { [weak self] in
            if self?.rows.contains(where: { $0.id == city.id }) == true { self?.update(city) }
        }
    }

    private func forgetFaults() {
        for row in rows where row.fault != nil {
            replace(CityWeather(city: row.city, weather: row.weather, updated: row.updated))
            if !updating.contains(row.id) { update(row.city) }
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
