import AppleFoundation

/// Finds the names of properties that a key path goes through: it is applied to an object that has no values but notes
/// what it is asked for.
final class KeyRecording {
    private(set) var keys: [String] = []

    func value<Value>(forKey key: String, of object: NSManagedObject) -> Value {
        keys.append(key)
        if let related = related(Value.self), let typed = related as? Value { return typed }
        guard let empty = Self.wrapped(Value.self) ?? Self.emptyObject(Value.self) ?? PropertyValue.empty(Value.self)
        else {
            fatalError("A key path can't go through the property '\(key)' of type \(Value.self).")
        }
        return empty
    }

    /// An object at the other end, where the key path may go on.
    private func related(_ type: Any.Type) -> Any? {
        let type = (type as? any OptionalType.Type)?.wrappedType ?? type
        return (type as? NSManagedObject.Type).map { NSManagedObject.recorder(of: $0, self) }
    }

    /// Something rather than nil: a computed property may unwrap what it asks for.
    private static func wrapped<Value>(_ type: Value.Type) -> Value? {
        let wrapped = (type as? any OptionalType.Type)?.wrappedType
        return (wrapped as? any EmptyValued.Type).flatMap { $0.emptyValue as? Value }
    }

    private static func emptyObject<Value>(_ type: Value.Type) -> Value? {
        [NSSet(), NSOrderedSet(), NSNumber(value: 0), NSDecimalNumber.zero].lazy.compactMap { $0 as? Value }.first
    }
}

/// Tells what type is optional.
protocol OptionalType {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
    static var wrappedType: Any.Type { Wrapped.self }
}

/// The names that were found. Key paths are values that nobody changes, which the compiler does not know.
private final class KeyPathNames: @unchecked Sendable {
    static let shared = KeyPathNames()
    private let lock = NSLock()
    private var names: [AnyKeyPath: String] = [:]

    subscript(keyPath: AnyKeyPath) -> String? {
        get { lock.withLock { names[keyPath] } }
        set { lock.withLock { names[keyPath] = newValue } }
    }
}

extension NSManagedObject {

    static func recorder(of type: NSManagedObject.Type, _ recording: KeyRecording) -> NSManagedObject {
        let object = type.init(entity: NSEntityDescription(), insertInto: nil)
        object.recording = recording
        return object
    }

    /// The names of the properties that a key path goes through, with points between, such as `list.title`.
    ///
    /// A property that is computed of others is named by the first of them. Called by adapted sources.
    public static func _propertyName(of keyPath: AnyKeyPath) -> String {
        if let known = KeyPathNames.shared[keyPath] { return known }
        guard let root = type(of: keyPath).rootType as? NSManagedObject.Type else {
            fatalError("\(keyPath) is no key path of a managed object.")
        }
        let recording = KeyRecording()
        _ = recorder(of: root, recording)[keyPath: keyPath]
        let name = recording.keys.joined(separator: ".")
        if name.isEmpty { fatalError("\(keyPath) asks for none of an entity's properties.") }
        KeyPathNames.shared[keyPath] = name
        return name
    }
}
