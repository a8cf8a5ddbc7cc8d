import Foundation

/// Answers the requests of a session in place of the network.
final class URLProtocolSubstitute: URLProtocol {
    enum Answer {
        case data(Data, status: Int = 200, headers: [String: String] = [:])
        case failure(URLError.Code)
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var current: (answer: Answer, requests: [URLRequest]) = (.data(Data()), [])

    /// A session of which each request is answered so.
    static func session(_ answer: Answer) -> URLSession {
        lock.withLock { current = (answer, []) }
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [URLProtocolSubstitute.self]
        return URLSession(configuration: configuration)
    }

    /// What was asked since the last session was made.
    static var requests: [URLRequest] { lock.withLock { current.requests } }

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        let answer = Self.lock.withLock {
            Self.current.requests.append(request)
            return Self.current.answer
        }
        switch answer {
        case .data(let data, let status, let headers):
            let response = HTTPURLResponse(
                url: request.url!, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)!
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: data)
            client?.urlProtocolDidFinishLoading(self)
        case .failure(let code): client?.urlProtocol(self, didFailWithError: URLError(code))
        }
    }
}
