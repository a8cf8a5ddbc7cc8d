import Combine
import Foundation

/// The door between the search for cities and its page.
final class CitySearchViewModel: ObservableObject {
    enum State: Equatable {
        case idle
        case searching
        case found([City])
        case failed(WeatherError)
    }

    @Published var query = ""
    @Published private(set) var state = State.idle

    private let search: any CitySearchUseCase
    private let retries = PassthroughSubject<Void, Never>()

    /// - Parameter pause: seconds without typing before a name is searched.
    init(search: any CitySearchUseCase, pause: Double = 0.3) {
        self.search = search
        let names =
            $query
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .removeDuplicates()
            .debounce(for: .seconds(pause), scheduler: DispatchQueue.main)
        Publishers.CombineLatest(names, retries.prepend(()))
            .map { name, _ in search.states(of: name) }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .assign(to: &$state)
    }

    func retry() {
        retries.send()
    }
}

extension CitySearchUseCase {
    fileprivate func states(of name: String) -> AnyPublisher<CitySearchViewModel.State, Never> {
        guard !name.isEmpty else { return Just(.idle).eraseToAnyPublisher() }
        return cities(named: name)
            .map(CitySearchViewModel.State.found)
            .catch { Just(.failed($0)) }
            .prepend(.searching)
            .eraseToAnyPublisher()
    }
}
