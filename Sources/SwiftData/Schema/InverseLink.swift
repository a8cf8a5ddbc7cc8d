import Synchronization

/// Finds the relationship that leads back, once.
final class InverseLink: Sendable {
    private struct Found: @unchecked Sendable {
        let property: _ModelProperty?
    }

    private let found = Mutex<Found?>(nil)

    func inverse(of property: _ModelProperty) -> _ModelProperty? {
        if let known = found.withLock({ $0 }) { return known.property }
        let result = Self.find(property)
        found.withLock { $0 = Found(property: result) }
        return result
    }

    /// What is named as the inverse, on either side; else the only relationships that lead to one another.
    private static func find(_ property: _ModelProperty) -> _ModelProperty? {
        guard let destination = property.destination else { return nil }
        if let keyPath = property.relationship.inverseKeyPath { return destination.property(at: keyPath) }
        let back = destination.relationships.filter { $0.destination === property.entity }
        if let named = back.first(where: { $0.relationship.inverseKeyPath == property.keyPath }) { return named }
        let free = back.filter { $0 !== property && isFree($0) }
        let own = property.entity.relationships.filter { $0.destination === destination && isFree($0) }
        guard free.count == 1, own.count == 1 else { return nil }
        return free[0]
    }

    /// Neither names an inverse nor is named as one.
    private static func isFree(_ property: _ModelProperty) -> Bool {
        guard property.relationship.inverseKeyPath == nil, let destination = property.destination else { return false }
        return !destination.relationships.contains { $0.relationship.inverseKeyPath == property.keyPath }
    }
}
