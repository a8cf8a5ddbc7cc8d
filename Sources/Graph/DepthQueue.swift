/// A queue by depth in a tree: buckets, since depths are small whole numbers.
package struct DepthQueue<Element> {
    private var buckets: [[Element]] = []
    private var shallowest = Int.max
    private var deepest = -1
    package private(set) var count = 0

    package init() {}

    package var isEmpty: Bool { count == 0 }

    package mutating func insert(_ element: Element, depth: Int32) {
        let depth = Int(depth)
        while buckets.count <= depth { buckets.append([]) }
        buckets[depth].append(element)
        shallowest = min(shallowest, depth)
        deepest = max(deepest, depth)
        count += 1
    }

    /// Takes one of the elements nearest to the root, in the order of insertion reversed.
    package mutating func popShallowest() -> Element? {
        guard count > 0 else { return nil }
        while buckets[shallowest].isEmpty { shallowest += 1 }
        return take(from: shallowest)
    }

    /// Takes one of the elements farthest from the root, if it is deeper than the limit.
    package mutating func popDeepest(deeperThan limit: Int32 = -1) -> Element? {
        guard count > 0 else { return nil }
        while buckets[deepest].isEmpty { deepest -= 1 }
        guard deepest > Int(limit) else { return nil }
        return take(from: deepest)
    }

    private mutating func take(from depth: Int) -> Element {
        let element = buckets[depth].removeLast()
        count -= 1
        if count == 0 {
            shallowest = Int.max
            deepest = -1
        }
        return element
    }
}
