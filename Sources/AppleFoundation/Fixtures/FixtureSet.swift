import Foundation
import RuntimeWarnings
@_weakLinked import FoundationNetworking

/// Answers to an app's HTTP requests, from files.
struct FixtureSet: Sendable {
    /// What a request gets.
    enum Answer: Sendable {
        case response(status: Int, headers: [String: String], body: Data)
        case failure(URLError)
    }

    private let folder: URL
    private let rules: [FixtureRule]

    /// The folder that `HANOK_FIXTURES` names; nil where none is named. One that can't be read ends the process.
    static let active: FixtureSet? = {
        guard let path = ProcessInfo.processInfo.environment["HANOK_FIXTURES"], !path.isEmpty else { return nil }
        do {
            return try FixtureSet(folder: URL(fileURLWithPath: path, isDirectory: true))
        } catch {
            FileHandle.standardError.write(Data("\(path)/fixtures.json: error: \(error)\n".utf8))
            exit(1)
        }
    }()

    init(folder: URL) throws {
        self.folder = folder
        rules = try JSONDecoder().decode(
            [FixtureRule].self, from: Data(contentsOf: folder.appendingPathComponent("fixtures.json")))
    }

    /// What the first rule that matches says, and after how many seconds. What no rule matches fails as offline.
    func answer(to request: URLRequest) -> (answer: Answer, delay: Double) {
        guard let rule = rules.first(where: { $0.matches(request) }) else {
            let name = "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "")"
            RuntimeWarning.report("No fixture answers \(name)")
            return (.failure(Self.error(.notConnectedToInternet, request)), 0)
        }
        return (answer(rule, request), rule.delay ?? 0)
    }

    private func answer(_ rule: FixtureRule, _ request: URLRequest) -> Answer {
        if let failure = rule.error { return .failure(Self.error(failure.code, request)) }
        guard let name = rule.body else {
            return response(rule, Data((rule.text ?? "").utf8), type: nil)
        }
        guard let body = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
            RuntimeWarning.report("The fixture '\(name)' can't be read")
            return .failure(Self.error(.notConnectedToInternet, request))
        }
        return response(rule, body, type: (name as NSString).pathExtension.lowercased())
    }

    private func response(_ rule: FixtureRule, _ body: Data, type: String?) -> Answer {
        var headers = rule.headers ?? [:]
        if !headers.keys.contains(where: { $0.lowercased() == "content-type" }) {
            headers["Content-Type"] = type.flatMap { Self.types[$0] } ?? "text/plain; charset=utf-8"
        }
        headers["Content-Length"] = "\(body.count)"
        return .response(status: rule.status ?? 200, headers: headers, body: body)
    }

    private static let types = [
        "json": "application/json", "xml": "application/xml", "html": "text/html; charset=utf-8", "png": "image/png",
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "svg": "image/svg+xml", "pdf": "application/pdf",
    ]

    private static func error(_ code: URLError.Code, _ request: URLRequest) -> URLError {
        var details: [String: Any] = [NSLocalizedDescriptionKey: descriptions[code] ?? "The request has failed."]
        if let url = request.url { details[NSURLErrorFailingURLErrorKey] = url }
        return URLError(code, userInfo: details)
    }

    /// As Apple's systems word them.
    private static let descriptions: [URLError.Code: String] = [
        .timedOut: "The request timed out.",
        .notConnectedToInternet: "The Internet connection appears to be offline.",
        .networkConnectionLost: "The network connection was lost.",
        .cannotFindHost: "A server with the specified hostname could not be found.",
        .secureConnectionFailed: "An SSL error has occurred and a secure connection to the server cannot be made.",
    ]
}
