import AppleFoundation
import SwiftUICore

/// What a view's fetch request asks for, and how it shows what has changed.
struct FetchConfiguration<Result: NSFetchRequestResult> {
    /// A request of the app's own; nil asks for all objects of an entity.
    var request: NSFetchRequest<Result>?
    /// Nil is the entity of the class of the results.
    var entity: NSEntityDescription?
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor]
    /// Under which the view changes when the results do.
    var transaction = Transaction()

    init(
        entity: NSEntityDescription? = nil, predicate: NSPredicate?, sortDescriptors: [NSSortDescriptor],
        animation: Animation?
    ) {
        self.entity = entity
        self.predicate = predicate
        self.sortDescriptors = sortDescriptors
        transaction.animation = animation
    }

    init(request: NSFetchRequest<Result>, transaction: Transaction) {
        self.request = request
        self.transaction = transaction
        predicate = request.predicate
        sortDescriptors = request.sortDescriptors ?? []
    }

    /// The request as a context takes it.
    func makeRequest(in context: NSManagedObjectContext) -> NSFetchRequest<Result> {
        let made = request?.copy() as? NSFetchRequest<Result> ?? NSFetchRequest<Result>()
        if request == nil { made.entity = entity ?? entity(in: context) }
        made.predicate = predicate
        made.sortDescriptors = sortDescriptors
        return made
    }

    private func entity(in context: NSManagedObjectContext) -> NSEntityDescription? {
        guard let type = Result.self as? NSManagedObject.Type else { return nil }
        return context.model?.entity(of: type) ?? type.entity()
    }

    /// Whether another asks for the same.
    func isEquivalent(to other: Self) -> Bool {
        isSameRequest(as: other) && entity === other.entity
            && hasSamePredicate(as: other)
            && SortIdentity.areEqual(sortDescriptors, other.sortDescriptors)
    }

    private func hasSamePredicate(as other: Self) -> Bool {
        guard let predicate, let otherPredicate = other.predicate else { return predicate === other.predicate }
        return predicate.asksTheSame(as: otherPredicate)
    }

    private func isSameRequest(as other: Self) -> Bool {
        guard let request, let otherRequest = other.request else { return request === other.request }
        if request === otherRequest { return true }
        return request.entityName == otherRequest.entityName && request.resultType == otherRequest.resultType
            && request.includesSubentities == otherRequest.includesSubentities
            && (request.fetchLimit, request.fetchOffset) == (otherRequest.fetchLimit, otherRequest.fetchOffset)
    }
}
