import Foundation
import SwiftUI
import Synchronization

/// A value that an intent needs.
///
/// Nobody asks the user for it here: it is the default or what the app's own code has set.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: Sendable {
    public let title: LocalizedStringResource
    private let value: Mutex<Value?>

    fileprivate init(title: LocalizedStringResource, initial: Value?) {
        self.title = title
        value = Mutex(initial)
    }

    /// - Parameters:
    ///   - title: what the parameter is called.
    ///   - description: what is said of it.
    ///   - defaultValue: what it is until it is set.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, default defaultValue: Value
    ) {
        self.init(title: title, initial: defaultValue)
    }

    /// A parameter that has to be set before it is read.
    public convenience init(title: LocalizedStringResource = "", description: LocalizedStringResource? = nil) {
        self.init(title: title, initial: nil)
    }

    public var wrappedValue: Value {
        get {
            guard let value = value.withLock({ $0 }) else {
                preconditionFailure("The parameter of an intent was read before it was set, and has no default.")
            }
            return value
        }
        set { value.withLock { $0 = newValue } }
    }

    public var projectedValue: IntentParameter<Value> { self }
}

extension IntentParameter where Value: ExpressibleByNilLiteral {
    /// A parameter that is nil until it is set.
    public convenience init(title: LocalizedStringResource = "", description: LocalizedStringResource? = nil) {
        self.init(title: title, initial: .some(nil))
    }
}
