/// Knows the bindings to elements that are in use, so that one that is made anew after its element is gone finds out
/// what that was.
final class ElementMemory<Base: MutableCollection>: @unchecked Sendable {
    private struct Entry { weak var location: ElementLocation<Base>? }

    private struct Entries {
        var all: [Entry] = []
        /// How many there may be until those that are gone are left out.
        var limit = 64
    }

    private let entries = Locked(Entries())

    /// The one for a type of collection.
    static var shared: ElementMemory<Base> {
        memories.withLock { memories in
            let key = ObjectIdentifier(Base.self)
            if let known = memories[key] { return unsafeDowncast(known, to: ElementMemory<Base>.self) }
            let made = ElementMemory<Base>()
            memories[key] = made
            return made
        }
    }

    func add(_ location: ElementLocation<Base>) {
        entries.withLock { entries in
            if entries.all.count >= entries.limit {
                entries.all.removeAll { $0.location == nil }
                entries.limit = max(64, 2 * entries.all.count)
            }
            entries.all.append(Entry(location: location))
        }
    }

    /// What was last known at the same place; where none is the same, at the same index of a collection of the type.
    func lastElement(like location: ElementLocation<Base>) -> Base.Element? {
        let known = entries.withLock { $0.all.compactMap(\.location) }.reversed().filter {
            $0.index == location.index && $0.last != nil
        }
        return (known.first { $0.base.isSamePlace(as: location.base) } ?? known.first)?.last
    }
}

/// By the type of collection.
private let memories = Locked<[ObjectIdentifier: AnyObject]>([:])
