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
