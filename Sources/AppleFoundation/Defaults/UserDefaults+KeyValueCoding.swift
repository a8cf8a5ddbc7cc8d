import Foundation

extension UserDefaults {
    /// The same as `object(forKey:)`, as key-value coding has it.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// The same as `set(_:forKey:)`, as key-value coding has it.
    /// - Parameter value: nil removes what was set.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
