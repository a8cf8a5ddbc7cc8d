import Combine
import XCTest

@testable import TodaysWeather

final class APIProviderTests: XCTestCase {
    private func request(_ answer: URLProtocolSubstitute.Answer) -> (values: [[ResponsePlace]], error: WeatherError?) {
        let configuration = APIConfiguration(baseURL: APIConfiguration.openWeather, key: "secret")
        let provider = APIProvider(session: URLProtocolSubstitute.session(answer)) { configuration }
        return results(of: provider.request(GeocodingRequest(name: "a")))
    }

    private func data(_ text: String) -> Data { Data(text.utf8) }

    func testASuccessIsDecoded() {
        let places = request(.data(data(#"[{"name":"A","lat":1,"lon":2}]"#))).values
        XCTAssertEqual(places.first?.map(\.name), ["A"])
        XCTAssertEqual(URLProtocolSubstitute.requests.count, 1)
    }

    func testStatuses() {
        let expected: [(Int, WeatherError)] = [
            (401, .wrongKey), (404, .unknownCity), (429, .tooManyRequests(retryAfter: nil)),
            (500, .serverError(status: 500)), (503, .serverError(status: 503)), (400, .responseError(status: 400)),
        ]
        for (status, error) in expected {
            XCTAssertEqual(request(.data(data("{}"), status: status)).error, error)
        }
    }

    func testTheWaitIsRead() {
        XCTAssertEqual(
            request(.data(Data(), status: 429, headers: ["Retry-After": "42"])).error, .tooManyRequests(retryAfter: 42))
    }

    func testFailuresOfTheNetwork() {
        let expected: [(URLError.Code, WeatherError)] = [
            (.notConnectedToInternet, .offline), (.timedOut, .timeout), (.networkConnectionLost, .connectionLost),
            (.badServerResponse, .connectionLost), (.cannotFindHost, .unreachable),
            (.cannotConnectToHost, .unreachable),
            (.secureConnectionFailed, .unreachable),
        ]
        for (code, error) in expected { XCTAssertEqual(request(.failure(code)).error, error) }
    }

    func testAnswersThatCannotBeRead() {
        XCTAssertEqual(request(.data(data(#"[{"name":"A","la"#))).error, .brokenAnswer)
        XCTAssertEqual(request(.data(Data([0xFF, 0xFE, 0x00]))).error, .brokenAnswer)
        XCTAssertEqual(request(.data(Data())).error, .brokenAnswer)
        XCTAssertEqual(
            request(.data(data(#"[{"name":"A","lat":"north","lon":2}]"#))).error, .unexpectedAnswer(field: "0.lat"))
        XCTAssertEqual(request(.data(data(#"[{"name":"A","lat":1}]"#))).error, .unexpectedAnswer(field: "0.lon"))
    }

    func testWithoutAKeyNothingIsSent() {
        let session = URLProtocolSubstitute.session(.data(Data()))
        let provider = APIProvider(session: session) { throw WeatherError.missingKey }
        XCTAssertEqual(results(of: provider.request(GeocodingRequest(name: "a"))).error, .missingKey)
        XCTAssertEqual(URLProtocolSubstitute.requests.count, 0)
    }

    func testNoErrorTellsTheKey() {
        for answer in [URLProtocolSubstitute.Answer.failure(.timedOut), .data(Data(), status: 401), .data(Data())] {
            let error = request(answer).error
            XCTAssertFalse(
                "\(String(reflecting: error)) \(error.map { $0 as NSError }.debugDescription)".contains("secret"))
        }
    }

    func testNobodyListens() {
        let configuration = APIConfiguration(baseURL: URL(string: "http://127.0.0.1:1")!, key: "k")
        let repository = OpenWeatherRepository(api: APIProvider { configuration })
        XCTAssertEqual(
            results(of: repository.currentWeather(at: City.defaults[0].coordinate)).error, .unreachable)
    }
}
