import Foundation
import SwiftUICore

/// The objects of a model that a view shows; the view is evaluated again when there are others, or in another order.
///
/// ```swift
/// @Query(filter: #Predicate<Trip> { !$0.isOver }, sort: \.start) private var trips: [Trip]
/// ```
/// They are looked for in the context of the view's environment.
@MainActor @preconcurrency
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
    private let request: QueryRequest<Element>
    private var state: QueryState<Element>?

    // Declared here, not in an extension: only so can a view with a private query be made without naming it.
    /// All objects, in the order in which they were made.
    public init() { self.init(QueryRequest(FetchDescriptor(), nil)) }

    init(_ request: QueryRequest<Element>) { self.request = request }

    /// Before the view is shown, nothing.
    public var wrappedValue: [Element] { state?.results ?? [] }

    /// The context in which they are looked for.
    public var modelContext: ModelContext { state?.context ?? .withoutModels }

    /// Why the last search failed; nil where it did not.
    public var fetchError: (any Error)? { state?.error }
}

extension Query: GraphProperty {
    @MainActor
    package mutating func connect(_ storage: inout AnyObject?, node: ViewNode) {
        let state = storage as? QueryState<Element> ?? QueryState(node)
        storage = state
        let context = node.environment.read(for: node) { $0.modelContext }
        state.look(for: request, in: context)
        self.state = state
    }

    @MainActor
    package static func disconnect(_ storage: AnyObject) { (storage as? QueryState<Element>)?.stop() }

    @MainActor
    package func observedValue(_ storage: AnyObject?) -> Any { (storage as? QueryState<Element>)?.changeCount ?? 0 }

    package nonisolated static func areEquivalent(_ left: Self, _ right: Self) -> Bool {
        left.request.isEquivalent(to: right.request)
    }
}
