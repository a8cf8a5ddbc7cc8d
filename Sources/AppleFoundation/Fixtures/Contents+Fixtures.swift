import Foundation
@_weakLinked import FoundationNetworking

extension Data {
    /// `Data(contentsOf:options:)`, for an app whose requests fixtures may answer.
    public init(_contentsOf url: URL, options: Data.ReadingOptions = []) throws {
        if let data = try FixtureSet.active?.contents(of: url) {
            self = data
        } else {
            try self.init(contentsOf: url, options: options)
        }
    }
}

extension String {
    /// `String(contentsOf:)`, for an app whose requests fixtures may answer.
    public init(_contentsOf url: URL) throws {
        var encoding = Encoding.utf8
        try self.init(_contentsOf: url, usedEncoding: &encoding)
    }

    public init(_contentsOf url: URL, encoding: Encoding) throws {
        if let data = try FixtureSet.active?.contents(of: url) {
            guard let text = String(data: data, encoding: encoding) else {
                throw CocoaError(.fileReadInapplicableStringEncoding)
            }
            self = text
        } else {
            try self.init(contentsOf: url, encoding: encoding)
        }
    }

    public init(_contentsOf url: URL, usedEncoding encoding: inout Encoding) throws {
        if let data = try FixtureSet.active?.contents(of: url) {
            encoding = .utf8
            self = String(decoding: data, as: UTF8.self)
        } else {
            try self.init(contentsOf: url, usedEncoding: &encoding)
        }
    }
}

extension FixtureSet {
    /// What stands at an address in the network; nil for one on this machine.
    fileprivate func contents(of url: URL) throws -> Data? {
        guard ["http", "https"].contains(url.scheme?.lowercased()) else { return nil }
        let (answer, delay) = answer(to: URLRequest(url: url))
        if delay > 0 { Thread.sleep(forTimeInterval: delay) }
        switch answer {
        case .failure(let error): throw error
        case .response(let status, _, let body):
            if status >= 400 { throw CocoaError(.fileReadUnknown) }
            return body
        }
    }
}
