import Combine
import XCTest

@testable import TodaysWeather

final class CitySearchViewModelTests: XCTestCase {
    private let wait = PassthroughSubject<Void, Never>()

    private func makeViewModel(_ container: DIContainer) -> CitySearchViewModel {
        CitySearchViewModel(search: container.resolve(), pause: 0.02) { [wait] _ in wait.eraseToAnyPublisher() }
    }

    private func error(_ viewModel: CitySearchViewModel) -> WeatherError? {
        guard case .failed(let fault) = viewModel.state else { return nil }
        return fault.value
    }

    func testTypingSearchesOnce() {
        let container = makeContainer()
        let viewModel = makeViewModel(container)
        for name in ["파", "파리", "파리 "] { viewModel.query = name }
        wait { viewModel.state == .found(City.mockSearch) }
        XCTAssertEqual(container.places.names, ["파리"])
    }

    func testAnEmptyNameShowsNothing() {
        let viewModel = makeViewModel(makeContainer())
        viewModel.query = "파리"
        wait { viewModel.state != .idle }
        viewModel.query = ""
        wait { viewModel.state == .idle }
    }

    func testAFailureCanBeTriedAgain() {
        let container = makeContainer()
        container.places.answer = .failure(.offline)
        let viewModel = makeViewModel(container)
        viewModel.query = "a"
        wait { error(viewModel) == .offline }
        container.places.answer = .success([])
        viewModel.retry()
        wait { viewModel.state == .found([]) }
    }

    func testWhatWasFoundStaysUntilMoreIsFound() {
        let container = makeContainer()
        let answer = PassthroughSubject<[City], WeatherError>()
        let viewModel = makeViewModel(container)
        viewModel.query = "파"
        wait { viewModel.state == .found(City.mockSearch) }
        container.places.pending = answer
        viewModel.query = "파리"
        wait { viewModel.isSearching }
        XCTAssertEqual(viewModel.state, .found(City.mockSearch))
        answer.send([City.mockSearch[0]])
        wait { viewModel.state == .found([City.mockSearch[0]]) }
        XCTAssertFalse(viewModel.isSearching)
    }

    func testAWaitThatTheServiceDemandsEndsByItself() {
        let container = makeContainer()
        container.places.answer = .failure(.tooManyRequests(retryAfter: 7))
        let viewModel = makeViewModel(container)
        viewModel.query = "a"
        wait { error(viewModel) == .tooManyRequests(retryAfter: 7) }
        container.places.answer = .success([])
        wait.send()
        wait { viewModel.state == .found([]) }
    }
}
