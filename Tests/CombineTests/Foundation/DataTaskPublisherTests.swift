import Combine
import Foundation
import FoundationNetworking
import Testing

struct DataTaskPublisherTests {
    /// Fails each request at once, as a network that is off does.
    private final class OfflineProtocol: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
            client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
        }
        override func stopLoading() {}
    }

    private static let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [OfflineProtocol.self]
        return URLSession(configuration: configuration)
    }()

    /// The first request that fails cancels the others, which fail at the same time: that must not end the process.
    @Test func requestsAreCancelledWhileTheyFail() async throws {
        let url = try #require(URL(string: "http://localhost/"))
        for _ in 0..<100 {
            let requests = Publishers.MergeMany((0..<3).map { _ in Self.session.dataTaskPublisher(for: url) }).collect()
            await #expect(throws: URLError.self) {
                for try await _ in requests.values {}
            }
        }
    }
}
