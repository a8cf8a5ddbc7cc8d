/// An operator that combines several upstreams, as the subscribers see it that it has at each of them.
@usableFromInline
protocol CombiningParent<Failure>: AnyObject, Describable {
    associatedtype Failure: Error
    associatedtype A: ValueSource
    associatedtype B: ValueSource
    associatedtype C: ValueSource
    associatedtype D: ValueSource

    func receive(subscription: any Subscription, at index: Int)

    func receive<Slot: SourceSlot>(_ input: Slot.Element, at slot: Slot.Type) -> Subscribers.Demand
    where Slot.A == A, Slot.B == B, Slot.C == C, Slot.D == D

    func receive(completion: Subscribers.Completion<Failure>, at index: Int)
}

extension CombiningParent {
    @usableFromInline typealias First = FirstSlot<A, B, C, D>
    @usableFromInline typealias Second = SecondSlot<A, B, C, D>
    @usableFromInline typealias Third = ThirdSlot<A, B, C, D>
    @usableFromInline typealias Fourth = FourthSlot<A, B, C, D>
}

/// The subscriber at one upstream of an operator that combines several.
@usableFromInline
struct CombiningSide<Parent: CombiningParent, Slot: SourceSlot>: Subscriber, Describable
where Slot.A == Parent.A, Slot.B == Parent.B, Slot.C == Parent.C, Slot.D == Parent.D {
    @usableFromInline typealias Input = Slot.Element
    @usableFromInline typealias Failure = Parent.Failure

    @usableFromInline let parent: Parent
    @usableFromInline let combineIdentifier = CombineIdentifier()

    @inlinable
    init(parent: Parent, slot: Slot.Type) {
        self.parent = parent
    }

    @inlinable
    func receive(subscription: any Subscription) {
        parent.receive(subscription: subscription, at: Slot.index)
    }

    @inlinable
    func receive(_ input: Input) -> Subscribers.Demand {
        parent.receive(input, at: Slot.self)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        parent.receive(completion: completion, at: Slot.index)
    }

    @usableFromInline
    var description: String { parent.description }

    @usableFromInline
    var mirrorChildren: [Mirror.Child] { parent.mirrorChildren }
}
