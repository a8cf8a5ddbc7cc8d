import Combine
import XCTest

@testable import TodaysWeather

final class CityListViewModelTests: XCTestCase {
    private let seoul = City.defaults[0], tokyo = City.defaults[2], paris = City.defaults[5]

    private let wait = PassthroughSubject<Void, Never>()

    private func makeViewModel(_ container: DIContainer, now: @escaping () -> Date = { CurrentWeather.mockDate })
        -> CityListViewModel
    {
        CityListViewModel(
            cities: container.resolve(), weather: container.resolve(), here: container.resolve(), now: now
        ) { [wait] _ in wait.eraseToAnyPublisher() }
    }

    /// Answers about each city in the order of the results, the last of them again and again.
    private func answer(_ container: DIContainer, _ cities: [City], _ results: Result<CurrentWeather, WeatherError>...)
    {
        for city in cities { container.weather.answers[city.coordinate] = results }
    }

    func testTheFirstStart() {
        XCTAssertEqual(makeViewModel(makeContainer()).dataSource.map(\.city), City.defaults)
    }

    func testWhatIsKnownIsShownAtOnce() {
        let container = makeContainer(cities: [seoul, tokyo])
        let date = CurrentWeather.mockDate.addingTimeInterval(-60)
        container.cache.keep(Dated(value: CurrentWeather.mockData[0], date: date), of: seoul)
        let rows = makeViewModel(container).dataSource
        XCTAssertEqual(rows.map(\.updated), [date, nil])
        XCTAssertEqual(rows[0].weather, CurrentWeather.mockData[0])
    }

    func testOnlyWhatIsOldIsFetched() {
        let container = makeContainer(cities: [seoul, tokyo, paris])
        let now = CurrentWeather.mockDate
        container.cache.keep(Dated(value: CurrentWeather.mockData[0], date: now.addingTimeInterval(-599)), of: seoul)
        container.cache.keep(Dated(value: CurrentWeather.mockData[0], date: now.addingTimeInterval(-601)), of: tokyo)
        makeViewModel(container).updateOld()
        XCTAssertEqual(container.weather.requests, [tokyo.coordinate, paris.coordinate])
    }

    func testAFailureConcernsOneCityAlone() {
        let container = makeContainer(cities: [seoul, tokyo])
        container.weather.answers[seoul.coordinate] = [.failure(.unknownCity)]
        let viewModel = makeViewModel(container)
        viewModel.updateOld()
        XCTAssertEqual(viewModel.dataSource.map(\.error), [.unknownCity, nil])
        XCTAssertEqual(viewModel.dataSource.map { $0.weather == nil }, [true, false])
    }

    func testARetryClearsTheError() {
        let container = makeContainer(cities: [seoul])
        container.weather.answers[seoul.coordinate] = [.failure(.offline), .success(CurrentWeather.mockData[1])]
        let viewModel = makeViewModel(container)
        viewModel.update(seoul)
        XCTAssertEqual(viewModel.dataSource[0].error, .offline)
        viewModel.update(seoul)
        XCTAssertNil(viewModel.dataSource[0].error)
        XCTAssertEqual(viewModel.dataSource[0].weather, CurrentWeather.mockData[1])
    }

    // MARK: - Faults of all cities

    func testWhatIsWrongWithAllCitiesIsSaidOnce() {
        let container = makeContainer(cities: [seoul, tokyo])
        answer(container, [seoul, tokyo], .failure(.wrongKey))
        let viewModel = makeViewModel(container)
        viewModel.update(seoul)
        XCTAssertNil(viewModel.commonFault)
        viewModel.update(tokyo)
        XCTAssertEqual(viewModel.commonFault?.value, .wrongKey)
        viewModel.dataSource.removeAll()
        XCTAssertNil(viewModel.commonFault)
    }

    func testUnlikeFaultsAreOfTheirCities() {
        let container = makeContainer(cities: [seoul, tokyo])
        answer(container, [seoul], .failure(.timeout))
        answer(container, [tokyo], .failure(.wrongKey))
        let viewModel = makeViewModel(container)
        viewModel.updateAll()
        XCTAssertNil(viewModel.commonFault)
        answer(container, [seoul, tokyo], .failure(.unknownCity))
        viewModel.updateAll()
        XCTAssertNil(viewModel.commonFault)
    }

    func testOnceOneCityIsAnsweredTheOthersAreAskedAgain() {
        let container = makeContainer(cities: [seoul, tokyo, paris])
        answer(container, [seoul, tokyo, paris], .failure(.offline), .success(CurrentWeather.mockData[1]))
        let viewModel = makeViewModel(container)
        viewModel.updateAll()
        XCTAssertEqual(viewModel.commonFault?.value, .offline)
        viewModel.update(paris)
        XCTAssertEqual(viewModel.dataSource.map(\.error), [nil, nil, nil])
        XCTAssertEqual(viewModel.dataSource.map(\.weather), Array(repeating: CurrentWeather.mockData[1], count: 3))
    }

    func testAWaitThatTheServiceDemandsEndsByItself() {
        let container = makeContainer(cities: [seoul, tokyo])
        answer(container, [seoul], .failure(.tooManyRequests(retryAfter: 9)), .success(CurrentWeather.mockData[1]))
        answer(container, [tokyo], .failure(.tooManyRequests(retryAfter: 10)), .success(CurrentWeather.mockData[1]))
        let viewModel = makeViewModel(container)
        viewModel.updateAll()
        XCTAssertEqual(viewModel.commonFault?.retryDate, CurrentWeather.mockDate.addingTimeInterval(10))
        viewModel.updateOld()
        XCTAssertEqual(container.weather.requests.count, 2)
        wait.send()
        XCTAssertNil(viewModel.commonFault)
        XCTAssertEqual(viewModel.dataSource.map(\.error), [nil, nil])
        XCTAssertTrue(viewModel.updating.isEmpty)
    }

    func testARemovedCityIsNotAskedForAgain() {
        let container = makeContainer(cities: [seoul, tokyo])
        answer(container, [seoul], .failure(.tooManyRequests(retryAfter: 9)))
        let viewModel = makeViewModel(container)
        viewModel.updateAll()
        viewModel.dataSource.removeFirst()
        wait.send()
        XCTAssertEqual(container.weather.requests, [seoul.coordinate, tokyo.coordinate])
    }

    // MARK: - Cities

    func testAnAddedCityIsKeptAndFetched() {
        let container = makeContainer(cities: [seoul])
        let viewModel = makeViewModel(container)
        viewModel.add(paris)
        viewModel.add(paris)
        XCTAssertEqual(container.cities.cities, [seoul, paris])
        XCTAssertNotNil(viewModel.dataSource[1].weather)
    }

    func testRowsThatViewsMoveAndRemoveAreKept() {
        let container = makeContainer(cities: [seoul, tokyo, paris])
        let viewModel = makeViewModel(container)
        viewModel.updateOld()
        viewModel.dataSource.swapAt(0, 2)
        XCTAssertEqual(container.cities.cities, [paris, tokyo, seoul])
        viewModel.dataSource.removeLast()
        XCTAssertEqual(container.cities.cities, [paris, tokyo])
        XCTAssertNil(container.cache.currentWeather(of: seoul))
    }

    func testTheUsersPlaceIsShownWhenItIsKnown() {
        let container = makeContainer(cities: [seoul])
        let viewModel = makeViewModel(container)
        viewModel.start()
        XCTAssertNil(viewModel.here)
        container.location.places.send(Coordinate(latitude: 37.4881, longitude: 127.0648))
        XCTAssertEqual(viewModel.here?.city.coordinate, Coordinate(latitude: 37.49, longitude: 127.06))
        XCTAssertNotNil(viewModel.here?.weather)
        XCTAssertEqual(container.cities.cities, [seoul])
        container.location.places.send(nil)
        XCTAssertNil(viewModel.here)
    }

    func testAShortWayIsNoNewPlace() {
        let container = makeContainer(cities: [])
        let viewModel = makeViewModel(container)
        viewModel.start()
        for longitude in [127.061, 127.063, 127.07] {
            container.location.places.send(Coordinate(latitude: 37.49, longitude: longitude))
        }
        XCTAssertEqual(container.weather.requests.map(\.longitude), [127.06, 127.07])
    }

    func testUpdatingAllReturnsWhenAllAreThere() async {
        let container = makeContainer(cities: [seoul, tokyo, paris])
        container.weather.answers[tokyo.coordinate] = [.failure(.serverError(status: 500))]
        let viewModel = makeViewModel(container)
        await viewModel.refresh()
        XCTAssertEqual(viewModel.dataSource.map { $0.weather != nil }, [true, false, true])
        XCTAssertEqual(viewModel.dataSource[1].error, .serverError(status: 500))
    }
}
