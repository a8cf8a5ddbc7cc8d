import Foundation

/// Which objects of a model are looked for, and in what order.
public struct FetchDescriptor<T: PersistentModel> {
    /// Which objects; nil is all.
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    /// How many at most; nil is all.
    public var fetchLimit: Int?
    /// How many are left out at the beginning.
    public var fetchOffset: Int?
    /// Whether what is not saved yet counts too.
    public var includePendingChanges = true
    /// What of the objects is read at once. All of it is, whatever is said here.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// What related objects are read at once. They are read when they are asked for, whatever is said here.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

extension FetchDescriptor: @unchecked Sendable {}
