import Foundation
import Observation

// Isolated to the main actor by the module's setting alone.
@Observable
class Counter {
    private(set) var number = 0
    var title: String { String(localized: "counted \(number)") }

    func count() async {
        number = await next(after: number)
        assert(Thread.isMainThread)
    }

    @concurrent nonisolated private func next(after number: Int) async -> Int { number + 1 }
}
