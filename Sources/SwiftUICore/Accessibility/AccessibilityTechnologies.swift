/// What people use beside, or instead of, their eyes and fingers.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var names: Set<String>

    public init() { names = [] }
    private init(_ name: String) { names = [name] }

    public static let voiceOver = AccessibilityTechnologies("voiceOver")
    public static let switchControl = AccessibilityTechnologies("switchControl")

    public func contains(_ member: Self) -> Bool { member.names.isSubset(of: names) }
    public func union(_ other: Self) -> Self { with(names.union(other.names)) }
    public func intersection(_ other: Self) -> Self { with(names.intersection(other.names)) }
    public func symmetricDifference(_ other: Self) -> Self { with(names.symmetricDifference(other.names)) }
    public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }

    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        names.formUnion(newMember.names)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let had = contains(member)
        names.subtract(member.names)
        return had ? member : nil
    }

    @discardableResult
    public mutating func update(with newMember: Self) -> Self? { insert(newMember).inserted ? nil : newMember }

    private func with(_ names: Set<String>) -> Self {
        var result = self
        result.names = names
        return result
    }
}
