import XCTest

@testable import TodaysWeather

final class APIRequestTests: XCTestCase {
    private let configuration = APIConfiguration(baseURL: APIConfiguration.openWeather, key: "k+y")
    private let seoul = Coordinate(latitude: 37.5, longitude: -127.25)

    private func address(of request: some APIRequest) -> String? {
        request.urlRequest(for: configuration)?.url?.absoluteString
    }

    /// As OpenWeather documents its addresses.
    func testAddresses() {
        XCTAssertEqual(
            address(of: WeatherInfoRequest(coordinate: seoul)),
            "https://api.openweathermap.org/data/2.5/weather?lat=37.5&lon=-127.25&units=metric&appid=k%2By")
        XCTAssertEqual(
            address(of: ForecastRequest(coordinate: seoul)),
            "https://api.openweathermap.org/data/2.5/forecast?lat=37.5&lon=-127.25&units=metric&appid=k%2By")
    }

    func testTheTimeoutIsTheRequests() {
        XCTAssertEqual(WeatherInfoRequest(coordinate: seoul).urlRequest(for: configuration)?.timeoutInterval, 10)
    }

    func testNamesAreEncoded() {
        XCTAssertEqual(
            address(of: GeocodingRequest(name: "부산 & a+b")),
            "https://api.openweathermap.org/geo/1.0/direct?q=%EB%B6%80%EC%82%B0%20%26%20a%2Bb&limit=5&appid=k%2By")
    }
}
