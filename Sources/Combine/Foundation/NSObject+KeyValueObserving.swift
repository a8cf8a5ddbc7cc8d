import Foundation

/// What key-value coding and observing are for: all subclasses of `NSObject`.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

/// What an observer of a property is to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

// It is declared so that the compiler says what is the matter, rather than that there is no such method.
extension _KeyValueCodingAndObserving {
    /// Key-value observing is the Objective-C runtime's, which Linux lacks.
    @available(
        *, unavailable,
        message: "Key-value observing needs Apple's Objective-C runtime: publish the property with @Published instead."
    )
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> AnyPublisher<Value, Never> {
        preconditionFailure("The compiler lets nobody call this.")
    }
}
