import AppleFoundation

/// What a fetch request has found, in its order.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    private let objects: [Result]
    private let configuration: FetchConfiguration<Result>
    private let controller: FetchController<Result>?

    init(
        objects: [Result], configuration: FetchConfiguration<Result>, controller: FetchController<Result>?
    ) {
        self.objects = objects
        self.configuration = configuration
        self.controller = controller
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }

    /// What holds for each of the objects; setting it fetches others. Nil is for all.
    public var nsPredicate: NSPredicate? {
        get { controller?.predicate ?? configuration.predicate }
        nonmutating set { controller?.predicate = newValue }
    }

    /// The order of the objects; setting it puts them in another.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { controller?.sortDescriptors ?? configuration.sortDescriptors }
        nonmutating set { controller?.sortDescriptors = newValue }
    }
}

extension FetchedResults where Result: NSManagedObject {
    /// The order of the objects; setting it puts them in another.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.compactMap { SortDescriptor($0, comparing: Result.self) } }
        nonmutating set { nsSortDescriptors = newValue.map(\.forRequests) }
    }
}
