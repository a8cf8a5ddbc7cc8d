/// A queue by depth in a tree: buckets, since depths are small whole numbers.
///
/// Inlinable: it is asked for each node that changes, and by other modules.
@usableFromInline
package struct DepthQueue<Element> {
    @usableFromInline var buckets: [[Element]] = []
    @usableFromInline var shallowest = Int.max
    @usableFromInline var deepest = -1
    @usableFromInline package internal(set) var count = 0

    @inlinable
    package init() {}

    @inlinable package var isEmpty: Bool { count == 0 }

    @inlinable
    package mutating func insert(_ element: Element, depth: Int32) {
        let depth = Int(depth)
        while buckets.count <= depth { buckets.append([]) }
        buckets[depth].append(element)
        shallowest = min(shallowest, depth)
        deepest = max(deepest, depth)
        count += 1
    }

    /// Takes one of the elements nearest to the root, in the order of insertion reversed.
    @inlinable
    package mutating func popShallowest() -> Element? {
        guard count > 0 else { return nil }
        while buckets[shallowest].isEmpty { shallowest += 1 }
        return take(from: shallowest)
    }

    /// Takes one of the elements farthest from the root, if it is deeper than the limit.
    @inlinable
    package mutating func popDeepest(deeperThan limit: Int32 = -1) -> Element? {
        guard count > 0 else { return nil }
        while buckets[deepest].isEmpty { deepest -= 1 }
        guard deepest > Int(limit) else { return nil }
        return take(from: deepest)
    }

    @inlinable
    mutating func take(from depth: Int) -> Element {
        let element = buckets[depth].removeLast()
        count -= 1
        if count == 0 {
            shallowest = Int.max
            deepest = -1
        }
        return element
    }
}
