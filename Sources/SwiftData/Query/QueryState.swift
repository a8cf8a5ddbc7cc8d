import Foundation
import Graph
import RuntimeWarnings
import SwiftUICore

/// What a query has found, and the view that shows it.
@MainActor
final class QueryState<Element: PersistentModel> {
    private(set) var results: [Element] = []
    private(set) var error: (any Error)?
    private(set) var context: ModelContext?
    /// How often the results have changed.
    private(set) var changeCount = 0
    private weak var node: ViewNode?
    /// The node's window, which may be gone before the node is.
    private let window: ViewGraphReference
    private var request: QueryRequest<Element>?
    private var isWaiting = false
    private var isStale = true

    init(_ node: ViewNode) {
        self.node = node
        window = node.viewGraph.reference
    }

    /// Looks where something is asked for that was not before, or where something may have changed.
    func look(for request: QueryRequest<Element>, in context: ModelContext) {
        if self.context !== context {
            self.context?.observers.remove(self)
            self.context = context
            isStale = true
            context.observers.add(self) { [weak self] in
                MainActor.assumeIsolated { self?.contextChanged() }
            }
        }
        if self.request?.isEquivalent(to: request) != true { isStale = true }
        self.request = request
        if isStale { results = find() }
    }

    func stop() {
        context?.observers.remove(self)
        context = nil
    }

    private func find() -> [Element] {
        isStale = false
        guard let context, let request else { return [] }
        guard context !== ModelContext.withoutModels else {
            RuntimeWarning.report(
                "Set a .modelContext in view's environment to use Query: a modelContainer(for:) may be missing.",
                once: "Query.\(Element.self)")
            return []
        }
        do {
            error = nil
            return try context.fetch(request.descriptor)
        } catch {
            self.error = error
            RuntimeWarning.report("A Query of \(Element.self) failed: \(error)", once: "Query.\(Element.self).\(error)")
            return []
        }
    }

    /// Looks again before views are updated: many changes in a row are one.
    private func contextChanged() {
        isStale = true
        guard !isWaiting, let viewGraph = window.viewGraph else { return }
        isWaiting = true
        let transaction = request?.transaction.map(TransactionBox.init) ?? Transaction.currentBox
        viewGraph.performBeforeUpdate { [weak self] in self?.lookAgain(under: transaction) }
    }

    private func lookAgain(under transaction: TransactionBox?) {
        isWaiting = false
        guard isStale, context != nil, let node, node.isAttached else { return }
        let found = find()
        guard !found.elementsEqual(results, by: ===) else { return }
        results = found
        changeCount += 1
        node.willBecomeInvalid(under: transaction)
        node.invalidate(transaction: transaction)
    }
}
