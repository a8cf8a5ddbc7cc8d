import Combine
import Foundation

/// The door between the search for cities and its page.
final class CitySearchViewModel: ObservableObject {
    enum State: Equatable {
        case idle
        /// Nothing has been found before that could be shown meanwhile.
        case searching
        case found([City])
        case failed(Dated<WeatherError>)
    }

    @Published var query = ""
    @Published private(set) var state = State.idle
    /// Whether an answer is awaited; what was found for the name before stays till then.
    @Published private(set) var isSearching = false

    private let search: any CitySearchUseCase
    private let retries = PassthroughSubject<Void, Never>()
    private var waiting: AnyCancellable?

    /// - Parameters:
    ///   - pause: seconds without typing before a name is searched.
    ///   - wait: ends after so many seconds.
    init(
        search: any CitySearchUseCase, pause: Double = 0.3,
        wait: @escaping (Double) -> AnyPublisher<Void, Never> = Wait.onMain
    ) {
        self.search = search
        let names =
            $query
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .removeDuplicates()
            .debounce(for: .seconds(pause), scheduler: DispatchQueue.main)
        let states = Publishers.CombineLatest(names, retries.prepend(()))
            .map { name, _ in search.states(of: name) }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .share()
        states.map { $0 == .searching }.assign(to: &$isSearching)
        states.scan(State.idle) { $1.keeping($0) }.assign(to: &$state)
        waiting = states.map { $0.wait.map(wait) ?? Empty().eraseToAnyPublisher() }
            .switchToLatest()
            .sink { [retries] in retries.send() }
    }

    func retry() {
        retries.send()
    }
}

extension CitySearchViewModel.State {
    /// Seconds after which the service wants to be asked again.
    fileprivate var wait: Double? {
        guard case .failed(let fault) = self else { return nil }
        return fault.value.wait
    }

    /// Cities stay until new ones are found.
    fileprivate func keeping(_ old: Self) -> Self {
        if self == .searching, case .found(let cities) = old, !cities.isEmpty { return old }
        return self
    }
}

extension CitySearchUseCase {
    fileprivate func states(of name: String) -> AnyPublisher<CitySearchViewModel.State, Never> {
        guard !name.isEmpty else { return Just(.idle).eraseToAnyPublisher() }
        return cities(named: name)
            .map(CitySearchViewModel.State.found)
            .catch { Just(.failed(Dated(value: $0, date: .now))) }
            .prepend(.searching)
            .eraseToAnyPublisher()
    }
}
