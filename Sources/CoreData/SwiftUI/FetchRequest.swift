import AppleFoundation
import SwiftUICore

/// Objects of a Core Data store that a view shows; the view is evaluated again when they change, come or go.
///
/// They are fetched in the context of the view's environment.
@MainActor @preconcurrency
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    /// Compared on any thread.
    nonisolated(unsafe) private let configuration: FetchConfiguration<Result>
    private var controller: FetchController<Result>?

    /// Empty outside of a view's body.
    public var wrappedValue: FetchedResults<Result> {
        FetchedResults(objects: controller?.objects ?? [], configuration: configuration, controller: controller)
    }

    /// What is asked for, to be changed by controls.
    public var projectedValue: Binding<Configuration> {
        let results = wrappedValue
        return Binding(
            get: {
                Configuration(nsSortDescriptors: results.nsSortDescriptors, nsPredicate: results.nsPredicate)
            },
            set: { configuration in
                results.nsSortDescriptors = configuration.nsSortDescriptors
                results.nsPredicate = configuration.nsPredicate
            })
    }

    /// What a fetch request asks for.
    public struct Configuration {
        /// The order of the objects.
        public var nsSortDescriptors: [NSSortDescriptor]
        /// What holds for each object; nil for all objects.
        public var nsPredicate: NSPredicate?
    }

    private init(_ configuration: FetchConfiguration<Result>) { self.configuration = configuration }
}

extension FetchRequest {
    /// - Parameters:
    ///   - entity: the kind of objects.
    ///   - sortDescriptors: their order; empty leaves it open.
    ///   - predicate: what holds for each; nil for all.
    ///   - animation: of the view's change when the objects change.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        self.init(
            FetchConfiguration(
                entity: entity, predicate: predicate, sortDescriptors: sortDescriptors, animation: animation))
    }

    /// - Parameter animation: of the view's change when the objects change.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(fetchRequest: fetchRequest, transaction: Transaction(animation: animation))
    }

    /// - Parameter transaction: under which the view changes when the objects change.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(FetchConfiguration(request: fetchRequest, transaction: transaction))
    }
}

extension FetchRequest where Result: NSManagedObject {
    /// - Parameters:
    ///   - sortDescriptors: the order of the objects; empty leaves it open.
    ///   - predicate: what holds for each; nil for all.
    ///   - animation: of the view's change when the objects change.
    @_disfavoredOverload
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(
            FetchConfiguration(predicate: predicate, sortDescriptors: sortDescriptors, animation: animation))
    }

    /// - Parameters:
    ///   - sortDescriptors: the order of the objects; empty leaves it open.
    ///   - predicate: what holds for each; nil for all.
    ///   - animation: of the view's change when the objects change.
    public init(
        sortDescriptors: [SortDescriptor<Result>] = [], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            sortDescriptors: sortDescriptors.map(\.forRequests), predicate: predicate, animation: animation)
    }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
    /// The order of the objects.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { nsSortDescriptors.compactMap { SortDescriptor($0, comparing: Result.self) } }
        set { nsSortDescriptors = newValue.map(\.forRequests) }
    }
}

extension FetchRequest: GraphProperty {
    @MainActor
    package mutating func connect(_ storage: inout AnyObject?, node: ViewNode) {
        let kept = storage as? FetchController<Result> ?? FetchController(configuration, for: node)
        storage = kept
        kept.update(configuration, context: node.environment.read(for: node) { $0.managedObjectContext })
        controller = kept
    }

    @MainActor
    package func observedValue(_ storage: AnyObject?) -> Any {
        (storage as? FetchController<Result>)?.changeCount ?? 0
    }

    @MainActor
    package static func disconnect(_ storage: AnyObject) { (storage as? FetchController<Result>)?.stop() }

    package nonisolated static func areEquivalent(_ left: Self, _ right: Self) -> Bool {
        left.configuration.isEquivalent(to: right.configuration)
    }
}
