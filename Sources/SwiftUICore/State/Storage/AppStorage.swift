import Foundation

/// A value that is kept in the user's defaults; views that read it are evaluated again when it changes.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let initialValue: Value
    private let key: String
    private let ownStore: UserDefaults?
    private let coding: DefaultsCoding<Value>
    /// The database that holds where the view is.
    private var store: UserDefaults

    fileprivate init(_ initialValue: Value, _ key: String, _ store: UserDefaults?, _ coding: DefaultsCoding<Value>) {
        self.initialValue = initialValue
        self.key = key
        ownStore = store
        self.coding = coding
        self.store = store ?? .standard
    }

    private var location: DefaultsLocation<Value> {
        DefaultsLocation(store: store, key: key, initialValue: initialValue, coding: coding)
    }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, nil) }
    }

    public var projectedValue: Binding<Value> { Binding(location: location) }
}

// The database may be used from any thread.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: GraphProperty {
    package mutating func connect(_ storage: inout AnyObject?, node: ViewNode) {
        if ownStore == nil { store = node.environment.read(for: node) { $0.defaultAppStorage } }
    }

    package static func areEquivalent(_ left: AppStorage<Value>, _ right: AppStorage<Value>) -> Bool {
        left.key == right.key && left.ownStore === right.ownStore
    }
}

extension AppStorage where Value == Bool {
    /// - Parameter store: nil is the database of the view's environment, and there the standard one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store, .bool)
    }
}

extension AppStorage where Value == Int {
    /// - Parameter store: nil is the database of the view's environment, and there the standard one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store, .int)
    }
}

extension AppStorage where Value == Double {
    /// - Parameter store: nil is the database of the view's environment, and there the standard one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store, .double)
    }
}

extension AppStorage where Value == String {
    /// - Parameter store: nil is the database of the view's environment, and there the standard one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store, .string)
    }
}

extension AppStorage where Value == URL {
    /// - Parameter store: nil is the database of the view's environment, and there the standard one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store, .url)
    }
}

extension AppStorage where Value == Date {
    /// - Parameter store: nil is the database of the view's environment, and there the standard one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store, .date)
    }
}

extension AppStorage where Value == Data {
    /// - Parameter store: nil is the database of the view's environment, and there the standard one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue, key, store, .data)
    }
}

// MARK: Values that stand for others

extension AppStorage where Value: RawRepresentable {
    /// - Parameter store: nil is the database of the view's environment, and there the standard one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value.RawValue == Int {
        self.init(wrappedValue, key, store, .raw(.int))
    }

    /// - Parameter store: nil is the database of the view's environment, and there the standard one.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value.RawValue == String {
        self.init(wrappedValue, key, store, .raw(.string))
    }
}

// MARK: Values that may be missing

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// - Parameter store: nil is the database of the view's environment, and there the standard one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(nil, key, store, .optional(.bool))
    }

    /// - Parameter store: nil is the database of the view's environment, and there the standard one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(nil, key, store, .optional(.int))
    }

    /// - Parameter store: nil is the database of the view's environment, and there the standard one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(nil, key, store, .optional(.double))
    }

    /// - Parameter store: nil is the database of the view's environment, and there the standard one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(nil, key, store, .optional(.string))
    }

    /// - Parameter store: nil is the database of the view's environment, and there the standard one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(nil, key, store, .optional(.url))
    }

    /// - Parameter store: nil is the database of the view's environment, and there the standard one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(nil, key, store, .optional(.date))
    }

    /// - Parameter store: nil is the database of the view's environment, and there the standard one.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(nil, key, store, .optional(.data))
    }

    /// - Parameter store: nil is the database of the view's environment, and there the standard one.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(
            nil, key, store,
            DefaultsCoding(
                read: { .some(DefaultsCoding.string.read($0, $1).flatMap { R(rawValue: $0) }) },
                write: { store, key, value in
                    if let value { store.set(value.rawValue, forKey: key) } else { store.removeObject(forKey: key) }
                }))
    }

    /// - Parameter store: nil is the database of the view's environment, and there the standard one.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(
            nil, key, store,
            DefaultsCoding(
                read: { .some(DefaultsCoding.int.read($0, $1).flatMap { R(rawValue: $0) }) },
                write: { store, key, value in
                    if let value { store.set(value.rawValue, forKey: key) } else { store.removeObject(forKey: key) }
                }))
    }
}

extension View {
    /// Sets the database in which `AppStorage` of the view and those below it keeps its values.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}

extension EnvironmentValues {
    package var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

struct DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults { .standard }
}
