import AppleFoundation

/// What a sectioned fetch request has found: sections, each of which holds objects.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    /// Objects that belong together.
    public struct Section: Identifiable, RandomAccessCollection {
        /// What the objects have alike.
        public let id: SectionIdentifier
        private let objects: [Result]

        init(id: SectionIdentifier, objects: [Result]) {
            self.id = id
            self.objects = objects
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { objects.count }
        public subscript(position: Int) -> Result { objects[position] }
    }

    private let sections: [Section]
    private let configuration: FetchConfiguration<Result>
    private let identifier: KeyPath<Result, SectionIdentifier>
    private let controller: SectionedFetchController<SectionIdentifier, Result>?

    init(
        sections: [Section], configuration: FetchConfiguration<Result>,
        identifier: KeyPath<Result, SectionIdentifier>,
        controller: SectionedFetchController<SectionIdentifier, Result>?
    ) {
        self.sections = sections
        self.configuration = configuration
        self.identifier = identifier
        self.controller = controller
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(position: Int) -> Section { sections[position] }

    /// What all objects of a section have alike; setting it makes other sections.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get { controller?.sectionIdentifier ?? identifier }
        nonmutating set { controller?.sectionIdentifier = newValue }
    }

    /// What holds for each of the objects; setting it fetches others. Nil is for all.
    public var nsPredicate: NSPredicate? {
        get { controller?.objects.predicate ?? configuration.predicate }
        nonmutating set { controller?.objects.predicate = newValue }
    }

    /// The order of the objects; setting it puts them in another.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { controller?.objects.sortDescriptors ?? configuration.sortDescriptors }
        nonmutating set { controller?.objects.sortDescriptors = newValue }
    }
}

extension SectionedFetchResults where Result: NSManagedObject {
    /// The order of the objects; setting it puts them in another.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.compactMap { SortDescriptor($0, comparing: Result.self) } }
        nonmutating set { nsSortDescriptors = newValue.map(\.forRequests) }
    }
}
