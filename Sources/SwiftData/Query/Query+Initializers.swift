import Foundation
import SwiftUICore

extension Query {
    /// All objects, in the order in which they were made.
    public init(transaction: Transaction) { self.init(QueryRequest(FetchDescriptor(), transaction)) }

    /// All objects, in the order in which they were made.
    /// - Parameter animation: how changes are shown.
    public init(animation: Animation) { self.init(transaction: Transaction(animation: animation)) }

    /// What a descriptor describes.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(QueryRequest(descriptor, transaction))
    }

    /// What a descriptor describes.
    /// - Parameter animation: how changes are shown.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor, transaction: Transaction(animation: animation))
    }

    /// The objects for which a predicate holds, all where it is nil, in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction) }

    /// The objects for which a predicate holds, all where it is nil, in an order.
    /// - Parameter animation: how changes are shown.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) { self.init(filter: filter, sort: descriptors, transaction: Transaction(animation: animation)) }

    /// The objects for which a predicate holds, all where it is nil, ordered by a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(filter: filter, sort: [.by(keyPath, order)], transaction: transaction)
    }

    /// The objects for which a predicate holds, all where it is nil, ordered by a property.
    /// - Parameter animation: how changes are shown.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>,
        order: SortOrder = .forward, animation: Animation
    ) { self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation)) }

    /// The objects for which a predicate holds, all where it is nil, ordered by a property; nil comes first.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(filter: filter, sort: [.by(keyPath, order)], transaction: transaction)
    }

    /// The objects for which a predicate holds, all where it is nil, ordered by a property; nil comes first.
    /// - Parameter animation: how changes are shown.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>,
        order: SortOrder = .forward, animation: Animation
    ) { self.init(filter: filter, sort: keyPath, order: order, transaction: Transaction(animation: animation)) }
}
