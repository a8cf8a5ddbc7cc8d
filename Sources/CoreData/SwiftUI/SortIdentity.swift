import AppleFoundation

/// Tells whether sort descriptors put objects in the same order.
enum SortIdentity {
    static func areEqual(_ left: [NSSortDescriptor], _ right: [NSSortDescriptor]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy(areEqual)
    }

    /// Those of keys are equal by what they say, those of closures only to themselves.
    private static func areEqual(_ left: NSSortDescriptor, _ right: NSSortDescriptor) -> Bool {
        if left === right { return true }
        guard let key = left.sortKey, key.comparison != .closure else { return false }
        return key == right.sortKey && left.ascending == right.ascending
    }
}
