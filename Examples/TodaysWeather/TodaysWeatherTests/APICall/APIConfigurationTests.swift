import XCTest

@testable import TodaysWeather

final class APIConfigurationTests: XCTestCase {
    private func configuration(
        _ environment: [String: String] = [:], settingsKey: String? = nil, bundleKey: String? = nil
    ) throws -> APIConfiguration {
        try .current(settings: Settings(apiKey: settingsKey), environment: environment, bundleKey: bundleKey)
    }

    func testTheEnvironmentComesBeforeTheSettingsAndTheBundle() throws {
        let environment = ["OPENWEATHER_API_KEY": "a", "OPENWEATHER_BASE_URL": "http://127.0.0.1:1"]
        XCTAssertEqual(try configuration(environment, settingsKey: "b", bundleKey: "c").key, "a")
        XCTAssertEqual(try configuration(settingsKey: "b", bundleKey: "c").key, "b")
        XCTAssertEqual(try configuration(["OPENWEATHER_API_KEY": ""], bundleKey: "c").key, "c")
        XCTAssertEqual(try configuration(environment).baseURL.host, "api.openweathermap.org")
    }

    func testWithoutAKeyTheDemonstrationIsAsked() throws {
        let configuration = try configuration(["OPENWEATHER_BASE_URL": "http://127.0.0.1:8080"])
        XCTAssertEqual(configuration.baseURL.absoluteString, "http://127.0.0.1:8080")
        XCTAssertTrue(configuration.isDemonstration)
    }

    func testNeitherKeyNorDemonstration() {
        XCTAssertThrowsError(try configuration()) { XCTAssertEqual($0 as? WeatherError, .missingKey) }
    }
}
