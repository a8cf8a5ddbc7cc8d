/// A key of a value in the environment.
public protocol EnvironmentKey {
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}
