/// Knows how each part of the app is made, so that another part, or a test, can put its own in its place.
final class DIContainer {
    private var factories: [ObjectIdentifier: (DIContainer) -> Any] = [:]
    private var instances: [ObjectIdentifier: Any] = [:]

    /// Sets how a type is made; what was made before is let go of.
    func register<Part>(_ type: Part.Type = Part.self, make: @escaping (DIContainer) -> Part) {
        factories[ObjectIdentifier(type)] = make
        instances[ObjectIdentifier(type)] = nil
    }

    /// The one instance of a type, made when it is first asked for. The type must be registered.
    func resolve<Part>(_ type: Part.Type = Part.self) -> Part {
        let key = ObjectIdentifier(type)
        if let instance = instances[key] as? Part { return instance }
        guard let instance = factories[key]?(self) as? Part else {
            preconditionFailure("\(type) is not registered")
        }
        instances[key] = instance
        return instance
    }
}
