import AppleFoundation

/// The objects that a request asks for, in sections, kept up to date with the changes of a context.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    /// The value by which objects are put in sections; nil for one section. The first sort descriptor has to sort by it.
    public let sectionNameKeyPath: String?
    /// Names a cache that Apple keeps on disk. Sections are counted anew here, which the results do not show.
    public let cacheName: String?
    /// Is told of changes; changes are followed only while there is one, or while results are watched.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?

    /// What there is; shared with the controller that delegates are given.
    private let results: ResultState
    private var observer: (any NSObjectProtocol)?
    private var madeUntyped: NSFetchedResultsController<any NSFetchRequestResult>?

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        results = ResultState()
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        cacheName = name
    }

    private init(
        _ results: ResultState, _ request: NSFetchRequest<ResultType>, _ context: NSManagedObjectContext,
        _ sectionNameKeyPath: String?, _ cacheName: String?
    ) {
        self.results = results
        fetchRequest = request
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        self.cacheName = cacheName
    }

    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    /// Removes a cache; there is none.
    open class func deleteCache(withName name: String?) {}

    /// Fetches the objects, and from then on follows changes.
    open func performFetch() throws {
        let query = fetchRequest.query(in: managedObjectContext)
        let list = ResultList(query: query, sectionKeyPath: sectionNameKeyPath)
        list.replace(with: try managedObjectContext.objects(matching: query))
        results.list = list
        results.sections = list.sections
        observe()
    }

    private func observe() {
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
        ) { [weak self] notification in self?.take(notification) }
    }

    // MARK: What there is

    /// The objects; nil before the first fetch.
    open var fetchedObjects: [ResultType]? {
        results.list.map { _ in results.sections.flatMap(\.members).compactMap { $0 as? ResultType } }
    }

    open func object(at indexPath: IndexPath) -> ResultType {
        let found = results.sections[indexPath[0]].members[indexPath[1]]
        guard let object = found as? ResultType else {
            fatalError("A controller of \(ResultType.self) found \(type(of: found)).")
        }
        return object
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { ResultSection.place(of: $0, in: results.sections) }
    }

    /// The sections; nil before the first fetch.
    open var sections: [any NSFetchedResultsSectionInfo]? { results.list == nil ? nil : results.sections }

    /// The first letters of the sections' names.
    open var sectionIndexTitles: [String] {
        results.sections.compactMap { $0.name.isEmpty ? nil : sectionIndexTitle(forSectionName: $0.name) }
    }

    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        sectionName.first.map { String($0).uppercased() }
    }

    /// The section of an index title.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        results.sections.firstIndex { sectionIndexTitle(forSectionName: $0.name) == title } ?? sectionIndex
    }

    // MARK: Changes

    private func take(_ notification: Notification) {
        guard let list = results.list else { return }
        let old = results.sections
        guard let updated = list.take(notification, in: managedObjectContext) else { return }
        let new = list.sections
        let difference = ResultDifference(from: old, to: new, updated: updated, touched: list.touched)
        if difference.isEmpty { return results.sections = new }
        // What `controllerWillChangeContent` asks for is still as it was.
        delegate?.controllerWillChangeContent(untyped)
        results.sections = new
        tell(difference)
        delegate?.controllerDidChangeContent(untyped)
    }

    /// A controller of the same results for delegates, which are of any type of object.
    private var untyped: NSFetchedResultsController<any NSFetchRequestResult> {
        if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
        if let madeUntyped { return madeUntyped }
        let request = fetchRequest._converted(to: NSFetchRequest<any NSFetchRequestResult>.self)
        let made = NSFetchedResultsController<any NSFetchRequestResult>(
            results, request, managedObjectContext, sectionNameKeyPath, cacheName)
        madeUntyped = made
        return made
    }

    /// The one that a delegate is given equals its original.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? any ResultHolder)?.resultState === results
    }

    open override var hash: Int { ObjectIdentifier(results).hashValue }

    private func tell(_ difference: ResultDifference) {
        for change in difference.sections {
            delegate?.controller(
                untyped, didChange: change.section, atSectionIndex: change.index,
                for: change.isInsertion ? .insert : .delete)
        }
        for change in difference.objects {
            delegate?.controller(
                untyped, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
        }
    }
}

/// What a controller, of any type, holds.
final class ResultState {
    var list: ResultList?
    /// What the controller shows: it is a step behind the list while a delegate is told that it will change.
    var sections: [ResultSection] = []
}

/// A controller of any type.
private protocol ResultHolder {
    var resultState: ResultState { get }
}

extension NSFetchedResultsController: ResultHolder {
    fileprivate var resultState: ResultState { results }
}
