@_spi(Reflection) import Swift

/// Where the published properties of a class lie in its instances, those of its superclasses included.
struct PublishedProperties {
    private let offsets: [Int]

    var isEmpty: Bool { offsets.isEmpty }

    /// The published properties of an object's class. They are looked for once for each class.
    static func of(_ object: AnyObject) -> PublishedProperties {
        let type: AnyObject.Type = type(of: object)
        let key = ObjectIdentifier(type)
        if let known = known.withLock({ $0[key] }) { return known }
        let found = PublishedProperties(of: type)
        known.withLock { $0[key] = found }
        return found
    }

    private static let known = Guarded<[ObjectIdentifier: PublishedProperties]>([:])

    private init(of type: AnyObject.Type) {
        var offsets: [Int] = []
        // `classType` and `ignoreUnknown`; their names are variables, which strict concurrency forbids to read.
        let options = _EachFieldOptions(rawValue: 0b11)
        _ = _forEachField(of: type, options: options) { _, offset, fieldType, _ in
            if fieldType is any PublishedProperty.Type { offsets.append(offset) }
            return true
        }
        self.offsets = offsets
    }

    /// The publisher that all published properties of an object share. It is made and installed where it is missing.
    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        installedPublisher(in: object) ?? Self.installation.withLock { _ in install(in: object) }
    }

    /// Held while publishers are installed, so that two threads do not make two for an object.
    private static let installation = Guarded(())

    private func storages(of object: AnyObject) -> some Sequence<PublishedStorage> {
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return offsets.lazy.map { address.load(fromByteOffset: $0, as: PublishedStorage.self) }
    }

    private func installedPublisher(in object: AnyObject) -> ObservableObjectPublisher? {
        var shared: ObservableObjectPublisher?
        for storage in storages(of: object) {
            guard let publisher = storage.objectWillChange, shared == nil || shared === publisher else { return nil }
            shared = publisher
        }
        return shared
    }

    private func install(in object: AnyObject) -> ObservableObjectPublisher {
        let storages = Array(storages(of: object))
        let publisher = storages.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
        for storage in storages where storage.objectWillChange == nil {
            storage.objectWillChange = publisher
        }
        return publisher
    }
}

/// Marks `Published`, whatever its value.
private protocol PublishedProperty {}

extension Published: PublishedProperty {}
