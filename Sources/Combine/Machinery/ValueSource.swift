/// Where an operator that combines several upstreams keeps what one of them has sent.
@usableFromInline
protocol ValueSource<Element> {
    associatedtype Element

    init()

    var isEmpty: Bool { get }

    /// Stores a value, and answers the one that it takes the place of, to be released without a lock.
    mutating func put(_ element: Element) -> Element?

    /// The value to combine next. The source must not be empty.
    mutating func next() -> Element
}

/// Keeps the latest value for each combination.
@usableFromInline
struct LatestValue<Element>: ValueSource {
    @usableFromInline var element: Element?

    @inlinable
    init() {}

    @inlinable
    var isEmpty: Bool { element == nil }

    @inlinable
    mutating func put(_ element: Element) -> Element? {
        let replaced = self.element
        self.element = element
        return replaced
    }

    @inlinable
    mutating func next() -> Element { element! }
}

/// Keeps all values, and gives each to one combination.
@usableFromInline
struct QueuedValues<Element>: ValueSource {
    @usableFromInline var queue = Queue<Element>()

    @inlinable
    init() {}

    @inlinable
    var isEmpty: Bool { queue.isEmpty }

    @inlinable
    mutating func put(_ element: Element) -> Element? {
        queue.append(element)
        return nil
    }

    @inlinable
    mutating func next() -> Element { queue.removeFirst() }
}

/// Stands in the place of an upstream that is not there.
@usableFromInline
struct NoUpstream: ValueSource {
    @inlinable
    init() {}

    @inlinable
    var isEmpty: Bool { false }

    @inlinable
    mutating func put(_ element: Void) -> Void? { nil }

    @inlinable
    mutating func next() {}
}

/// What up to four upstreams have sent.
@usableFromInline
struct ValueSources<A: ValueSource, B: ValueSource, C: ValueSource, D: ValueSource> {
    @usableFromInline typealias Values = (A.Element, B.Element, C.Element, D.Element)

    @usableFromInline var a = A()
    @usableFromInline var b = B()
    @usableFromInline var c = C()
    @usableFromInline var d = D()

    @inlinable
    init() {}

    /// The values to combine next; `nil` as long as one upstream has none.
    @inlinable
    mutating func next() -> Values? {
        if a.isEmpty || b.isEmpty || c.isEmpty || d.isEmpty { return nil }
        return (a.next(), b.next(), c.next(), d.next())
    }

    @inlinable
    func isEmpty(at index: Int) -> Bool {
        switch index {
        case 0: a.isEmpty
        case 1: b.isEmpty
        case 2: c.isEmpty
        default: d.isEmpty
        }
    }
}

/// Which of the upstreams a value is from. The type stands for it, so that nothing is looked up at run time.
@usableFromInline
protocol SourceSlot {
    associatedtype A: ValueSource
    associatedtype B: ValueSource
    associatedtype C: ValueSource
    associatedtype D: ValueSource
    associatedtype Element

    static var index: Int { get }

    static func put(_ element: Element, into sources: inout ValueSources<A, B, C, D>) -> Element?
}

@usableFromInline
enum FirstSlot<A: ValueSource, B: ValueSource, C: ValueSource, D: ValueSource>: SourceSlot {
    @inlinable
    static var index: Int { 0 }

    @inlinable
    static func put(_ element: A.Element, into sources: inout ValueSources<A, B, C, D>) -> A.Element? {
        sources.a.put(element)
    }
}

@usableFromInline
enum SecondSlot<A: ValueSource, B: ValueSource, C: ValueSource, D: ValueSource>: SourceSlot {
    @inlinable
    static var index: Int { 1 }

    @inlinable
    static func put(_ element: B.Element, into sources: inout ValueSources<A, B, C, D>) -> B.Element? {
        sources.b.put(element)
    }
}

@usableFromInline
enum ThirdSlot<A: ValueSource, B: ValueSource, C: ValueSource, D: ValueSource>: SourceSlot {
    @inlinable
    static var index: Int { 2 }

    @inlinable
    static func put(_ element: C.Element, into sources: inout ValueSources<A, B, C, D>) -> C.Element? {
        sources.c.put(element)
    }
}

@usableFromInline
enum FourthSlot<A: ValueSource, B: ValueSource, C: ValueSource, D: ValueSource>: SourceSlot {
    @inlinable
    static var index: Int { 3 }

    @inlinable
    static func put(_ element: D.Element, into sources: inout ValueSources<A, B, C, D>) -> D.Element? {
        sources.d.put(element)
    }
}
