/// The conduits of a subject, in the order in which they were added.
@usableFromInline
enum ConduitList<Output, Failure: Error> {
    @usableFromInline typealias Element = Conduit<Output, Failure>

    case empty
    case single(Element)
    case many([Element?], live: Int)

    @usableFromInline
    mutating func append(_ conduit: Element) {
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
    mutating func remove(_ conduit: AnyObject) {
        switch self {
        case .empty:
            return
        case .single(let only):
            if only === conduit { self = .empty }
        case .many(var conduits, let live):
            let position = unsafeDowncast(conduit, to: Element.self).position
            guard conduits.indices.contains(position), conduits[position] === conduit else { return }
            self = .empty
            conduits[position] = nil
            if live == 1 { return }
            if (live - 1) * 2 < conduits.count { Self.compact(&conduits) }
            self = .many(conduits, live: live - 1)
        }
    }

    private static func compact(_ conduits: inout [Element?]) {
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

    @inlinable
    func forEach(_ body: (Element) -> Void) {
        switch self {
        case .empty:
            return
        case .single(let conduit):
            body(conduit)
        case .many(let conduits, _):
            for case let conduit? in conduits {
                body(conduit)
            }
        }
    }
}
