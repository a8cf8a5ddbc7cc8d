import AppleFoundation

extension NSSortDescriptor {
    /// Sorts managed objects by a property of any type; nil comes before all values.
    public convenience init<Root: NSManagedObject, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(SortKey(path: NSManagedObject._propertyName(of: keyPath), comparison: .plain), ascending: ascending)
    }

    /// Sorts managed objects by a property; texts by their characters.
    public convenience init<Root: NSManagedObject, Value: Comparable>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(SortKey(path: NSManagedObject._propertyName(of: keyPath), comparison: .plain), ascending: ascending)
    }

    /// The same as a sort descriptor of Swift's.
    ///
    /// One without a way to compare texts compares them as a list of files is sorted, as on Apple's platforms.
    public convenience init<Root: NSManagedObject>(_ descriptor: SortDescriptor<Root>) {
        guard let keyPath = descriptor.keyPath else {
            fatalError("\(descriptor) has no key path.")
        }
        self.init(
            SortKey(path: NSManagedObject._propertyName(of: keyPath), comparison: descriptor.textComparison),
            ascending: descriptor.order == .forward)
    }
}

extension SortDescriptor {
    fileprivate var textComparison: SortKey.Comparison {
        guard let stringComparator else {
            let type = keyPath.map { Swift.type(of: $0).valueType }
            return type == String.self || type == String?.self ? .localizedStandard : .plain
        }
        return switch stringComparator {
        case .lexical: .plain
        default: .localizedStandard
        }
    }
}
