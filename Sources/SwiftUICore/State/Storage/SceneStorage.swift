import Foundation

/// A value that is kept for a window, and is there again when the app is started anew.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let initialValue: Value
    private let key: String
    /// What the keys of the window begin with that the view is in.
    private var prefix = SceneStorageScope.first
    private let coding: DefaultsCoding<Value>

    fileprivate init(_ initialValue: Value, _ key: String, _ coding: DefaultsCoding<Value>) {
        self.initialValue = initialValue
        self.key = key
        self.coding = coding
    }

    private var location: DefaultsLocation<Value> {
        DefaultsLocation(store: .standard, key: prefix + key, initialValue: initialValue, coding: coding)
    }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, nil) }
    }

    public var projectedValue: Binding<Value> { Binding(location: location) }
}

extension SceneStorage: Sendable where Value: Sendable {}

extension SceneStorage: GraphProperty {
    package mutating func connect(_ storage: inout AnyObject?, node: ViewNode) {
        prefix = node.environment.read(for: node) { $0.sceneStorageScope }
    }

    package static func areEquivalent(_ left: SceneStorage<Value>, _ right: SceneStorage<Value>) -> Bool {
        left.key == right.key
    }
}

extension SceneStorage where Value == Bool {
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .bool) }
}

extension SceneStorage where Value == Int {
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .int) }
}

extension SceneStorage where Value == Double {
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .double) }
}

extension SceneStorage where Value == String {
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .string) }
}

extension SceneStorage where Value == URL {
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .url) }
}

extension SceneStorage where Value == Data {
    public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .data) }
}

// MARK: Values that stand for others

extension SceneStorage where Value: RawRepresentable {
    public init(wrappedValue: Value, _ key: String) where Value.RawValue == Int {
        self.init(wrappedValue, key, .raw(.int))
    }

    public init(wrappedValue: Value, _ key: String) where Value.RawValue == String {
        self.init(wrappedValue, key, .raw(.string))
    }
}

// MARK: Values that may be missing

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(nil, key, .optional(.bool)) }
    public init(_ key: String) where Value == Int? { self.init(nil, key, .optional(.int)) }
    public init(_ key: String) where Value == Double? { self.init(nil, key, .optional(.double)) }
    public init(_ key: String) where Value == String? { self.init(nil, key, .optional(.string)) }
    public init(_ key: String) where Value == URL? { self.init(nil, key, .optional(.url)) }
    public init(_ key: String) where Value == Data? { self.init(nil, key, .optional(.data)) }
}
