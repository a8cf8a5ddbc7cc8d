import AppleFoundation
import SwiftUICore

/// Objects of a Core Data store that a view shows in sections; the view is evaluated again when they change, come or go.
///
/// The order of the objects has to be one in which those of a section follow one another.
@MainActor @preconcurrency
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    /// Compared on any thread, as the identifier is.
    nonisolated(unsafe) private let configuration: FetchConfiguration<Result>
    nonisolated(unsafe) private let sectionIdentifier: KeyPath<Result, SectionIdentifier>
    private var controller: SectionedFetchController<SectionIdentifier, Result>?

    /// Empty outside of a view's body.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(
            sections: controller?.sections ?? [], configuration: configuration, identifier: sectionIdentifier,
            controller: controller)
    }

    /// What is asked for, to be changed by controls.
    public var projectedValue: Binding<Configuration> {
        let results = wrappedValue
        return Binding(
            get: {
                Configuration(
                    sectionIdentifier: results.sectionIdentifier, nsSortDescriptors: results.nsSortDescriptors,
                    nsPredicate: results.nsPredicate)
            },
            set: { configuration in
                results.sectionIdentifier = configuration.sectionIdentifier
                results.nsSortDescriptors = configuration.nsSortDescriptors
                results.nsPredicate = configuration.nsPredicate
            })
    }

    /// What a sectioned fetch request asks for.
    public struct Configuration {
        /// What all objects of a section have alike.
        public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
        /// The order of the objects.
        public var nsSortDescriptors: [NSSortDescriptor]
        /// What holds for each object; nil for all objects.
        public var nsPredicate: NSPredicate?
    }

    private init(
        _ configuration: FetchConfiguration<Result>, _ sectionIdentifier: KeyPath<Result, SectionIdentifier>
    ) {
        self.configuration = configuration
        self.sectionIdentifier = sectionIdentifier
    }
}

extension SectionedFetchRequest {
    /// - Parameters:
    ///   - entity: the kind of objects.
    ///   - sectionIdentifier: what all objects of a section have alike.
    ///   - sortDescriptors: their order; empty leaves it open.
    ///   - predicate: what holds for each; nil for all.
    ///   - animation: of the view's change when the objects change.
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            FetchConfiguration(
                entity: entity, predicate: predicate, sortDescriptors: sortDescriptors, animation: animation),
            sectionIdentifier)
    }

    /// - Parameters:
    ///   - sectionIdentifier: what all objects of a section have alike.
    ///   - animation: of the view's change when the objects change.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        self.init(
            fetchRequest: fetchRequest, sectionIdentifier: sectionIdentifier,
            transaction: Transaction(animation: animation))
    }

    /// - Parameters:
    ///   - sectionIdentifier: what all objects of a section have alike.
    ///   - transaction: under which the view changes when the objects change.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        transaction: Transaction
    ) {
        self.init(FetchConfiguration(request: fetchRequest, transaction: transaction), sectionIdentifier)
    }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    /// - Parameters:
    ///   - sectionIdentifier: what all objects of a section have alike.
    ///   - sortDescriptors: the order of the objects; empty leaves it open.
    ///   - predicate: what holds for each; nil for all.
    ///   - animation: of the view's change when the objects change.
    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            FetchConfiguration(predicate: predicate, sortDescriptors: sortDescriptors, animation: animation),
            sectionIdentifier)
    }

    /// - Parameters:
    ///   - sectionIdentifier: what all objects of a section have alike.
    ///   - sortDescriptors: the order of the objects; empty leaves it open.
    ///   - predicate: what holds for each; nil for all.
    ///   - animation: of the view's change when the objects change.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>] = [],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            sectionIdentifier: sectionIdentifier, sortDescriptors: sortDescriptors.map(\.forRequests),
            predicate: predicate, animation: animation)
    }
}

extension SectionedFetchRequest.Configuration where Result: NSManagedObject {
    /// The order of the objects.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.compactMap { SortDescriptor($0, comparing: Result.self) } }
        set { nsSortDescriptors = newValue.map(\.forRequests) }
    }
}

extension SectionedFetchRequest: GraphProperty {
    @MainActor
    package mutating func connect(_ storage: inout AnyObject?, node: ViewNode) {
        let kept =
            storage as? SectionedFetchController<SectionIdentifier, Result>
            ?? SectionedFetchController(FetchController(configuration, for: node), sectionIdentifier, for: node)
        storage = kept
        let context = node.environment.read(for: node) { $0.managedObjectContext }
        kept.update(configuration, sectionIdentifier, context: context)
        controller = kept
    }

    @MainActor
    package func observedValue(_ storage: AnyObject?) -> Any {
        (storage as? SectionedFetchController<SectionIdentifier, Result>)?.objects.changeCount ?? 0
    }

    @MainActor
    package static func disconnect(_ storage: AnyObject) {
        (storage as? SectionedFetchController<SectionIdentifier, Result>)?.objects.stop()
    }

    package nonisolated static func areEquivalent(_ left: Self, _ right: Self) -> Bool {
        left.sectionIdentifier == right.sectionIdentifier && left.configuration.isEquivalent(to: right.configuration)
    }
}
