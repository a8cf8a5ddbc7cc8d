import Combine
import XCTest

@testable import TodaysWeather

/// The whole way over HTTP, to a service on this machine that can be asked to answer badly. Where no such service
/// runs, as in Xcode, these are skipped.
final class DemonstrationServiceTests: XCTestCase {
    override func setUpWithError() throws {
        let address = ProcessInfo.processInfo.environment[APIConfiguration.addressVariable]
        try XCTSkipIf(address == nil, "no demonstration service")
    }

    private func provider(timeout: TimeInterval = 10) throws -> APIProvider {
        var configuration = try APIConfiguration.current(settings: Settings())
        configuration.timeout = timeout
        return APIProvider { configuration }
    }

    private func place(_ name: String) throws -> City {
        let repository = OpenWeatherPlaceRepository(api: try provider())
        return try XCTUnwrap(results(of: repository.places(named: name)).values.first?.first, name)
    }

    private func weather(of name: String, timeout: TimeInterval = 10) throws -> (
        values: [CurrentWeather], error: WeatherError?
    ) {
        let coordinate = try place(name).coordinate
        let repository = OpenWeatherRepository(api: try provider(timeout: timeout))
        return results(of: repository.currentWeather(at: coordinate), within: 20)
    }

    func testSeoul() throws {
        let weather = try XCTUnwrap(weather(of: "서울").values.first)
        XCTAssertEqual(weather.secondsFromGMT, 9 * 3600)
        XCTAssertTrue((-40...45).contains(weather.temperature))
        XCTAssertNotEqual(weather.condition, .unknown)
        for value in [weather.feelsLike, weather.low, weather.high, weather.humidity, weather.pressure] {
            XCTAssertNotNil(value)
        }
        XCTAssertNotNil(weather.sunrise)
        XCTAssertEqual(weather.date.timeIntervalSinceNow, 0, accuracy: 3600)
    }

    func testForecast() throws {
        let repository = OpenWeatherRepository(api: try provider())
        let london = try place("London").coordinate
        let forecast = try XCTUnwrap(results(of: repository.forecast(at: london)).values.first)
        let now = try XCTUnwrap(results(of: repository.currentWeather(at: london)).values.first)
        XCTAssertEqual(forecast.steps.count, 40)
        XCTAssertEqual(forecast.nextDay(from: .now).count, 8)
        XCTAssertEqual(forecast.days(from: now, in: .gmt).count, 5)
    }

    func testNoPlaceOfAName() throws {
        let repository = OpenWeatherPlaceRepository(api: try provider())
        XCTAssertEqual(results(of: repository.places(named: "Xyzzyq")).values, [[]])
    }

    func testBadAnswers() throws {
        let expected: [(place: String, error: WeatherError?)] = [
            ("Fault Few Fields", nil), ("Fault Bad Bytes", .brokenAnswer), ("Fault Page", .brokenAnswer),
            ("Fault Server Error", .serverError(status: 500)), ("Fault Wrong Key", .wrongKey),
            ("Fault Not Found", .unknownCity), ("Fault Too Many Requests", .tooManyRequests(retryAfter: 60)),
            ("Fault Missing Fields", .unexpectedAnswer(field: "coord")),
        ]
        for (place, error) in expected {
            let result = try weather(of: place)
            XCTAssertEqual(result.error, error, place)
            XCTAssertEqual(result.values.count, error == nil ? 1 : 0, place)
        }
    }

    func testWrongTypesAreNamed() throws {
        guard case .unexpectedAnswer(let field) = try weather(of: "Fault Wrong Types").error else {
            return XCTFail("the types are accepted")
        }
        XCTAssertFalse(field.isEmpty)
    }

    func testConnectionsThatEnd() throws {
        XCTAssertEqual(try weather(of: "Fault Cut").error, .connectionLost)
        XCTAssertEqual(try weather(of: "Fault Reset").error, .connectionLost)
    }

    func testLateAndNoAnswers() throws {
        XCTAssertEqual(try weather(of: "Fault Slow", timeout: 1).error, .timeout)
        XCTAssertEqual(try weather(of: "Fault Silent", timeout: 1).error, .timeout)
        XCTAssertEqual(try weather(of: "Fault Slow").values.count, 1)
    }
}
