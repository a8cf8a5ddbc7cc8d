import Foundation
@_weakLinked import FoundationNetworking

/// Answers HTTP requests from the fixtures that the tool was given, in place of the network.
public final class _FixtureProtocol: URLProtocol {
    private let lock = NSLock()
    private var isStopped = false
    private var hasAnswered = false

    /// Has the sessions of the process that are made from now on ask the fixtures, where there are any.
    public static func _registerIfNeeded() {
        // An app that uses no network has not loaded what would use it.
        guard FixtureSet.active != nil, dlsym(nil, "$s20FoundationNetworking11URLProtocolCMa") != nil else { return }
        _ = URLProtocol.registerClass(self)
    }

    override public class func canInit(with request: URLRequest) -> Bool {
        FixtureSet.active != nil && ["http", "https"].contains(request.url?.scheme?.lowercased())
    }

    override public class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override public func startLoading() {
        guard let (answer, delay) = FixtureSet.active?.answer(to: request) else { return }
        if delay <= 0 { return finish(answer) }
        // The loader is the session's until it has told the end.
        nonisolated(unsafe) let loader = self
        DispatchQueue.global().asyncAfter(deadline: .now() + delay) { loader.finish(answer) }
    }

    override public func stopLoading() { lock.withLock { isStopped = true } }

    /// Nobody once the answer is given: Foundation tells of a task that is cancelled then a second time, and ends the
    /// process where the session has let go of it.
    override public var client: (any URLProtocolClient)? {
        get { lock.withLock { hasAnswered ? nil : super.client } }
        set { super.client = newValue }
    }

    /// Who is to be told the answer, which is the last word.
    private func takeClient() -> (any URLProtocolClient)? {
        lock.withLock {
            if isStopped || hasAnswered { return nil }
            hasAnswered = true
            return super.client
        }
    }

    private func finish(_ answer: FixtureSet.Answer) {
        guard let client = takeClient() else { return }
        switch answer {
        case .failure(let error): client.urlProtocol(self, didFailWithError: error)
        case .response(let status, let headers, let body):
            guard let url = request.url,
                let response = HTTPURLResponse(
                    url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
            else { return }
            let isDownload = task is URLSessionDownloadTask
            if isDownload { DownloadedFile(body).hand(to: self) }
            client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            // What is told of a download as of data ends the process where the session's delegate is one of data too.
            if !isDownload { client.urlProtocol(self, didLoad: body) }
            client.urlProtocolDidFinishLoading(self)
        }
    }
}
