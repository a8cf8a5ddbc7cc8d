import AppleFoundation

extension SortDescriptor where Compared: NSManagedObject {
    /// Sorts managed objects as a descriptor of Foundation's does; nil for one that sorts by no key.
    public init?(_ descriptor: NSSortDescriptor, comparing comparedType: Compared.Type) {
        guard let key = descriptor.sortKey, key.comparison != .closure else { return nil }
        self.init(\Compared.[sortedBy: key], order: descriptor.ascending ? .forward : .reverse)
    }
}

extension NSManagedObject {
    /// The value of a key, to be compared.
    fileprivate subscript(sortedBy key: SortKey) -> SortedValue {
        if let recording { _ = recording.value(forKey: key.path, of: self) as Int }
        return SortedValue(key: key, value: recording == nil ? SortKey.value(at: key.path, of: self) : nil)
    }
}

/// A value that is compared as its key says.
private struct SortedValue: Comparable {
    let key: SortKey
    let value: Any?

    static func == (left: Self, right: Self) -> Bool { left.key.compare(left.value, right.value) == .orderedSame }
    static func < (left: Self, right: Self) -> Bool { left.key.compare(left.value, right.value) == .orderedAscending }
}
