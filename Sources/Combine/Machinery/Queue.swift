/// A queue, first in first out.
///
/// What was taken out is let go at once; room is given back when the queue gets empty or half of it is unused.
@usableFromInline
struct Queue<Element> {
    @usableFromInline var elements: [Element?] = []
    @usableFromInline var head = 0

    @inlinable
    init() {}

    @inlinable
    var isEmpty: Bool { head == elements.count }

    @inlinable
    var count: Int { elements.count - head }

    /// The elements, in the order in which they would be taken out.
    @inlinable
    var contents: [Element] { elements[head...].compactMap { $0 } }

    @inlinable
    mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// Takes out the first element. The queue must not be empty.
    @inlinable
    mutating func removeFirst() -> Element {
        let element = elements[head].take()!
        head += 1
        if head == elements.count {
            elements.removeAll(keepingCapacity: true)
            head = 0
        } else if head > 32, head * 2 > elements.count {
            elements.removeSubrange(..<head)
            head = 0
        }
        return element
    }

    /// Takes out all elements.
    @inlinable
    mutating func take() -> Queue {
        let all = self
        self = Queue()
        return all
    }
}
