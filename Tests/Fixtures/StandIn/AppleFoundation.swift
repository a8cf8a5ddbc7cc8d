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

// What the program of a project's tests finds in the library.
@_cdecl("hanok_run_test")
public func _runTest(
    _ body: @convention(c) (UnsafeMutableRawPointer) -> Void, _ context: UnsafeMutableRawPointer
) -> Bool {
    body(context)
    return true
}

@_cdecl("hanok_stop_test") public func _stopTest() {}
@_cdecl("hanok_test_continues") public func _testContinues() -> Bool { true }
@_cdecl("hanok_set_test_continues") public func _setTestContinues(_ continues: Bool) {}
