import Observation
import RuntimeWarnings

/// Reads a value of the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    fileprivate enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        /// Apart, since it is larger and rarer: many views keep several sources.
        indirect case object((EnvironmentValues) -> Value, ObjectIdentifier)
    }

    private let source: Source
    private var current: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// Reads an observable object that a view above has put in with `environment(_:)`; without one, it is a fatal error.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        source = .object(
            { values in
                guard let object = values[ObservableObjectKey<Value>.self] else {
                    fatalError(
                        "No Observable object of type \(Value.self) found. "
                            + "A View.environment(_:) for \(Value.self) may be missing as an ancestor of this view.")
                }
                return object
            }, ObjectIdentifier(objectType))
    }

    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        source = .object({ $0[ObservableObjectKey<Object>.self] }, ObjectIdentifier(objectType))
    }

    public var wrappedValue: Value {
        if let current { return current }
        RuntimeWarning.report(
            "Accessing Environment<\(Value.self)>'s value outside of being installed on a View. "
                + "This will always read the default value and will not update.",
            once: "Environment.\(Value.self)")
        return read(EnvironmentValues())
    }

    private func read(_ values: EnvironmentValues) -> Value {
        switch source {
        case .keyPath(let keyPath): values[keyPath: keyPath]
        case .object(let read, _): read(values)
        }
    }
}

// The source is immutable, and read on the main actor.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: GraphProperty {
    package static var keepsStorage: Bool { false }

    package mutating func connect(_ storage: inout AnyObject?, node: ViewNode) {
        switch source {
        case .keyPath(let keyPath): current = node.environment.read(keyPath, for: node)
        case .object(let read, _): current = node.environment.read(for: node, read)
        }
    }

    package func observedValue(_ storage: AnyObject?) -> Any { wrappedValue }

    package static func areEquivalent(_ left: Environment<Value>, _ right: Environment<Value>) -> Bool {
        switch (left.source, right.source) {
        case (.keyPath(let left), .keyPath(let right)): left == right
        case (.object(_, let left), .object(_, let right)): left == right
        default: false
        }
    }
}

/// The environment's key of an observable object, by its type.
package struct ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
    package static var defaultValue: Object? { nil }
}
