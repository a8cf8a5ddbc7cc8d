import AppleFoundation
import RuntimeWarnings
import SwiftUICore

/// Keeps the results of a view's fetch request, and has the view evaluated again when they or their objects change.
///
/// It is used on the main thread, as the view's context is.
final class FetchController<Result: NSFetchRequestResult>: ContextObserver, @unchecked Sendable {
    /// What the view has declared; what the app sets afterwards is given up when this changes.
    private var declared: FetchConfiguration<Result>
    private var configuration: FetchConfiguration<Result>
    private weak var context: NSManagedObjectContext?
    private let node: WeakNode
    private var observation: ContextObservation?
    private var results: [Result] = []
    /// Nil where the results can't be kept up to date by changes alone.
    private var list: ResultList?
    private var isStale = true
    /// Counts the changes of results and of their objects.
    private(set) var changeCount = 0
    /// Counts how often there were other results.
    private(set) var generation = 0

    init(_ configuration: FetchConfiguration<Result>, for node: ViewNode) {
        declared = configuration
        self.configuration = configuration
        self.node = WeakNode(node)
    }

    /// The objects as they are now.
    var objects: [Result] {
        fetchIfNeeded()
        return results
    }

    var predicate: NSPredicate? {
        get { configuration.predicate }
        set { change { $0.predicate = newValue } }
    }

    var sortDescriptors: [NSSortDescriptor] {
        get { configuration.sortDescriptors }
        set { change { $0.sortDescriptors = newValue } }
    }

    private func change(_ edit: (inout FetchConfiguration<Result>) -> Void) {
        var changed = configuration
        edit(&changed)
        if changed.isEquivalent(to: configuration) { return }
        configuration = changed
        isStale = true
        invalidateView()
    }

    /// Takes what a new value of the view asks for, and the context that it is in.
    func update(_ declared: FetchConfiguration<Result>, context: NSManagedObjectContext) {
        if !declared.isEquivalent(to: self.declared) {
            configuration = declared
            isStale = true
        }
        self.declared = declared
        configuration.transaction = declared.transaction
        if self.context !== context { observe(context) }
    }

    func stop() {
        observation = nil
        context = nil
    }

    private func observe(_ context: NSManagedObjectContext) {
        stop()
        self.context = context
        isStale = true
        observation = ContextObservation(of: context, by: self)
    }

    // MARK: Fetching

    private func fetchIfNeeded() {
        guard isStale, let context else { return }
        guard context.persistentStoreCoordinator != nil else {
            return RuntimeWarning.report(
                "Context in environment is not connected to a persistent store coordinator: \(context)",
                once: "FetchRequest.context")
        }
        isStale = false
        fetch(configuration.makeRequest(in: context), in: context)
    }

    private func fetch(_ request: NSFetchRequest<Result>, in context: NSManagedObjectContext) {
        generation += 1
        do { results = try context.fetch(request) } catch {
            results = []
            RuntimeWarning.report("A fetch request of a view failed: \(error)")
        }
        let objects = results.compactMap { $0 as? NSManagedObject }
        list = nil
        guard objects.count == results.count else { return }
        list = ResultList(query: request.query(in: context))
        list?.replace(with: objects)
    }

    // MARK: Changes

    func contextDidChange(_ notification: Notification) {
        guard !isStale, let context else { return }
        guard let list else {
            isStale = true
            return invalidateView()
        }
        let old = list.objects
        guard let updated = list.take(notification, in: context) else { return }
        let isSame = old.elementsEqual(list.objects, by: ===)
        if isSame, updated.isEmpty { return }
        if !isSame {
            results = list.objects.compactMap { $0 as? Result }
            generation += 1
        }
        invalidateView()
    }

    private func invalidateView() {
        changeCount += 1
        guard configuration.transaction.animation != nil else { return node.invalidateFromAnyThread() }
        withTransaction(configuration.transaction) { node.invalidateFromAnyThread() }
    }
}
