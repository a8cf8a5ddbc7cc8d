/// What an intent gives back once it is done.
public protocol IntentResult: Sendable {}

/// A result that holds a value for what comes after the intent. Nobody asks for it here.
public protocol ReturnsValue<Value>: IntentResult {
    associatedtype Value

    var value: Value? { get }
}

/// The results that an intent writes as `.result()`.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue {
    public let value: Value?
}

extension IntentResult where Self == IntentResultContainer<Never> {
    /// The intent is done.
    public static func result() -> Self { Self(value: nil) }
}

extension IntentResult {
    /// The intent is done and has a value.
    public static func result<Value: Sendable>(value: Value) -> Self where Self == IntentResultContainer<Value> {
        Self(value: value)
    }
}
