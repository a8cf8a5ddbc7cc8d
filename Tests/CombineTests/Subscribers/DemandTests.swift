import Combine
import Foundation
import Testing

/// The arithmetic of demands, as Apple's module interface has it: no limit stays no limit.
struct DemandTests {
    typealias Demand = Subscribers.Demand

    @Test func demandsAreAdded() {
        #expect(Demand.max(1) + .max(2) == .max(3))
        #expect(Demand.max(1) + .unlimited == .unlimited)
        #expect(Demand.unlimited + .unlimited == .unlimited)
        #expect(Demand.max(.max) + .max(1) == .unlimited)
        #expect(Demand.max(2) + 3 == .max(5))
    }

    @Test func demandsAreTakenAway() {
        #expect(Demand.max(3) - .max(2) == .max(1))
        #expect(Demand.max(3) - 3 == .none)
        #expect(Demand.unlimited - .max(2) == .unlimited)
        #expect(Demand.max(1) - .unlimited == .none)
        #expect(Demand.max(.max) - -1 == .none)
    }

    @Test func demandsAreMultiplied() {
        #expect(Demand.max(3) * 2 == .max(6))
        #expect(Demand.unlimited * 2 == .unlimited)
        #expect(Demand.max(.max) * 2 == .unlimited)
    }

    @Test func demandsAreCompared() {
        #expect(Demand.max(1) < .max(2))
        #expect(Demand.max(.max) < .unlimited)
        #expect(!(Demand.unlimited < .unlimited))
        #expect(Demand.unlimited > 5)
        #expect(Demand.max(5) == 5 && Demand.unlimited != 5)
        #expect(Demand.max(5).max == 5 && Demand.unlimited.max == nil)
    }

    @Test func demandsAreEncoded() throws {
        for demand in [Demand.none, .max(7), .unlimited] {
            let data = try JSONEncoder().encode([demand])
            #expect(try JSONDecoder().decode([Demand].self, from: data) == [demand])
        }
        #expect("\(Demand.max(7)) \(Demand.unlimited)" == "max(7) unlimited")
    }
}
