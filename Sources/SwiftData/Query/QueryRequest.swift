import Foundation
import SwiftUICore

/// What a query asks for.
final class QueryRequest<Element: PersistentModel>: @unchecked Sendable {
    let descriptor: FetchDescriptor<Element>
    /// What changes of the results are shown under; nil is what the objects were changed under.
    let transaction: Transaction?

    init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
        self.descriptor = descriptor
        self.transaction = transaction
    }

    /// Whether another asks for the same. Two predicates are taken as different.
    func isEquivalent(to other: QueryRequest) -> Bool {
        if self === other { return true }
        let (own, others) = (descriptor, other.descriptor)
        return own.predicate == nil && others.predicate == nil && own.sortBy == others.sortBy
            && own.fetchLimit == others.fetchLimit && own.fetchOffset == others.fetchOffset
            && own.includePendingChanges == others.includePendingChanges
    }
}
