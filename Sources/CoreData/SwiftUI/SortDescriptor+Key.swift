import AppleFoundation

/// How texts are compared beside by their characters; the toolchain's `String.StandardComparator` has no more than that.
public enum _LocalizedComparator: Sendable {
    /// As a list of files is sorted: without regard to cases, numbers by their size.
    case localizedStandard
    /// By the rules of the user's language.
    case localized

    fileprivate var comparison: SortKey.Comparison { self == .localized ? .localized : .localizedStandard }
}

extension SortDescriptor where Compared: NSManagedObject {
    /// Sorts managed objects as a descriptor of Foundation's does; nil for one that sorts by no key.
    public init?(_ descriptor: NSSortDescriptor, comparing comparedType: Compared.Type) {
        guard let key = descriptor.sortKey, key.comparison != .closure else { return nil }
        self.init(key, descriptor.ascending ? .forward : .reverse)
    }

    /// Sorts managed objects by a flag: false comes first.
    public init(_ keyPath: KeyPath<Compared, Bool>, order: SortOrder = .forward) {
        self.init(SortKey(path: NSManagedObject._propertyName(of: keyPath), comparison: .plain), order)
    }

    /// Sorts managed objects by a text, in the way that a comparator says.
    public init(_ keyPath: KeyPath<Compared, String>, comparator: _LocalizedComparator, order: SortOrder = .forward) {
        self.init(SortKey(path: NSManagedObject._propertyName(of: keyPath), comparison: comparator.comparison), order)
    }

    /// Sorts managed objects by a text, in the way that a comparator says; nil comes before all texts.
    public init(_ keyPath: KeyPath<Compared, String?>, comparator: _LocalizedComparator, order: SortOrder = .forward) {
        self.init(SortKey(path: NSManagedObject._propertyName(of: keyPath), comparison: comparator.comparison), order)
    }

    private init(_ key: SortKey, _ order: SortOrder) { self.init(\Compared.[sortedBy: key], order: order) }

    /// The same for a fetch request.
    var forRequests: NSSortDescriptor {
        guard let keyPath, type(of: keyPath).valueType == SortedValue.self,
            let object = NSManagedObject.recorder(of: Compared.self, KeyRecording()) as? Compared,
            let value = object[keyPath: keyPath] as? SortedValue
        else { return NSSortDescriptor(self) }
        return NSSortDescriptor(value.key, ascending: order == .forward)
    }
}

extension NSManagedObject {
    /// The value of a key, to be compared.
    fileprivate subscript(sortedBy key: SortKey) -> SortedValue {
        SortedValue(key: key, value: recording == nil ? SortKey.value(at: key.path, of: self) : nil)
    }
}

/// A value that is compared as its key says.
private struct SortedValue: Comparable {
    let key: SortKey
    let value: Any?

    static func == (left: Self, right: Self) -> Bool { left.key.compare(left.value, right.value) == .orderedSame }
    static func < (left: Self, right: Self) -> Bool { left.key.compare(left.value, right.value) == .orderedAscending }
}
