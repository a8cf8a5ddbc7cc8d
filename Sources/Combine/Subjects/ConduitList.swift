/// The conduits of a subject, in the order in which they were added.
@usableFromInline
enum ConduitList {
    case empty
    case single(ListedConduit)
    case many([ListedConduit?], live: Int)

    @usableFromInline
    mutating func append(_ conduit: ListedConduit) {
        switch self {
        case .empty:
            self = .single(conduit)
        case .single(let first):
            first.position = 0
            conduit.position = 1
            self = .many([first, conduit], live: 2)
        case .many(var conduits, let live):
            self = .empty
            conduit.position = conduits.count
            conduits.append(conduit)
            self = .many(conduits, live: live + 1)
        }
    }

    /// Takes a conduit out, if it is in the list.
    ///
    /// Its place stays empty until half of the places are: so each removal costs the same on average, however many
    /// conduits there are.
    @usableFromInline
    mutating func remove(_ conduit: ListedConduit) {
        switch self {
        case .empty:
            return
        case .single(let only):
            if only === conduit { self = .empty }
        case .many(var conduits, let live):
            let position = conduit.position
            guard conduits.indices.contains(position), conduits[position] === conduit else { return }
            self = .empty
            conduits[position] = nil
            if live == 1 { return }
            if (live - 1) * 2 < conduits.count { Self.compact(&conduits) }
            self = .many(conduits, live: live - 1)
        }
    }

    private static func compact(_ conduits: inout [ListedConduit?]) {
        conduits.removeAll { $0 == nil }
        for (position, conduit) in conduits.enumerated() {
            conduit?.position = position
        }
    }

    @inlinable
    mutating func take() -> Self {
        let all = self
        self = .empty
        return all
    }

    /// Calls a closure with each conduit. All must be of the type that it takes.
    @inlinable
    func forEach<Output, Failure>(_ body: (Conduit<Output, Failure>) -> Void) {
        switch self {
        case .empty:
            return
        case .single(let conduit):
            body(unsafeDowncast(conduit, to: Conduit<Output, Failure>.self))
        case .many(let conduits, _):
            for case let conduit? in conduits {
                body(unsafeDowncast(conduit, to: Conduit<Output, Failure>.self))
            }
        }
    }
}
