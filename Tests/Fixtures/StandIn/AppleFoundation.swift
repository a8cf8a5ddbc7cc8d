// What the fixture projects need of `#selector`.
@_exported import Foundation

public enum _FixtureProtocol {
    public static func _registerIfNeeded() {}
}

public struct Selector {
    public let name: String

    public init<Target: AnyObject, Result>(_name name: String, _ method: @escaping (Target) -> () -> Result) {
        self.name = name
    }
}

extension Data {
    public init(_contentsOf url: URL, options: Data.ReadingOptions = []) throws {
        try self.init(contentsOf: url, options: options)
    }
}

extension String {
    public init(_contentsOf url: URL, encoding: String.Encoding = .utf8) throws {
        try self.init(contentsOf: url, encoding: encoding)
    }
}
