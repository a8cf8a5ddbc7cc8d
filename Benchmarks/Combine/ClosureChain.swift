/// A chain of closures as one would write it without Combine.
enum ClosureChain {
    // Not inlined: else the closures would be known where they are called, and nothing would be left to measure.
    @inline(never)
    static func make(_ sink: @escaping (Int) -> Void) -> (Int) -> Void {
        map(to: filter(to: sink, where: { $0 >= 0 }), by: { $0 &+ 1 })
    }

    @inline(never)
    private static func map(to next: @escaping (Int) -> Void, by transform: @escaping (Int) -> Int) -> (Int) -> Void {
        { next(transform($0)) }
    }

    @inline(never)
    private static func filter(
        to next: @escaping (Int) -> Void, where isIncluded: @escaping (Int) -> Bool
    ) -> (Int) -> Void {
        { if isIncluded($0) { next($0) } }
    }
}
