import XCTest

@testable import TodaysWeather

final class CitySearchViewModelTests: XCTestCase {
    private func makeViewModel(_ container: DIContainer) -> CitySearchViewModel {
        CitySearchViewModel(search: container.resolve(), pause: 0.02)
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
        wait { viewModel.state == .failed(.offline) }
        container.places.answer = .success([])
        viewModel.retry()
        wait { viewModel.state == .found([]) }
    }
}
