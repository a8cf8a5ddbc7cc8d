/// An identity for things that belong together, such as the views of a matched geometry.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The identity of one namespace.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private var id: ID?

    public init() {}

    public var wrappedValue: ID { id ?? ID(number: -1) }
}

extension Namespace: GraphProperty {
    private final class Storage {
        let id: ID
        init(_ id: ID) { self.id = id }
    }

    private static let last = Locked(0)

    package mutating func connect(_ storage: inout AnyObject?, node: ViewNode) {
        if let known = storage as? Storage {
            id = known.id
            return
        }
        let made = ID(
            number: Self.last.withLock { last in
                last += 1
                return last
            })
        storage = Storage(made)
        id = made
    }

    package static func areEquivalent(_ left: Namespace, _ right: Namespace) -> Bool { true }
}
