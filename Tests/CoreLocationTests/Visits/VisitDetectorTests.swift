import Foundation
import Testing

@testable import CoreLocation

@Suite struct VisitDetectorTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    /// A place so many metres north of the equator, found after so many seconds.
    private func place(_ metres: Double, _ seconds: Double) -> CLLocation {
        CLLocation(
            coordinate: CLLocationCoordinate2DMake(metres / 110_574, 0), altitude: 0, horizontalAccuracy: 5,
            verticalAccuracy: -1, timestamp: start + seconds)
    }

    private func times(_ visits: [CLVisit]) -> [String] {
        visits.map { visit in
            let departure =
                visit.departureDate == .distantFuture ? "" : "\(Int(visit.departureDate.timeIntervalSince(start)))"
            return "\(Int(visit.arrivalDate.timeIntervalSince(start)))-\(departure)"
        }
    }

    @Test func aStayIsToldOnceAndWhenItEnds() {
        var detector = VisitDetector()
        #expect(detector.move(to: place(0, 10)).isEmpty)
        #expect(detector.dueDate == start + 310)
        #expect(detector.pass(to: start + 309).isEmpty)
        #expect(times(detector.pass(to: start + 310)) == ["10-"])
        #expect(detector.pass(to: start + 900).isEmpty && detector.dueDate == nil)
        #expect(detector.move(to: place(90, 1_000)).isEmpty)
        #expect(times(detector.move(to: place(150, 1_200))) == ["10-1200"])
    }

    @Test func aStayThatNobodyWasToldOfIsToldAtItsEnd() {
        var detector = VisitDetector()
        _ = detector.move(to: place(0, 0))
        #expect(times(detector.move(to: place(5_000, 2_000))) == ["0-", "0-2000"])
    }

    @Test func aWalkIsNoStay() {
        var detector = VisitDetector()
        let visits = (0...3_600).flatMap { detector.move(to: place(1.4 * Double($0), Double($0))) }
        #expect(visits.isEmpty)
    }
}

@MainActor
@Suite struct VisitMonitoringTests {
    @Test func whoHasStayedAndGoesIsTold() async throws {
        let simulation = await Simulation.authorized(nil, 0)
        simulation.manager.startMonitoringVisits()
        let long = Date(timeIntervalSinceNow: -600)
        simulation.source.move(to: .simulated(CLLocationCoordinate2DMake(1, 2), timestamp: long))
        simulation.service.timePassed()
        _ = await simulation.told()
        #expect(simulation.delegate.visits.map(\.departureDate) == [.distantFuture])
        #expect(simulation.delegate.visits.first?.arrivalDate == long)
        simulation.move(1.1, 2)
        _ = await simulation.told()
        #expect(simulation.delegate.visits.count == 2)
        #expect(abs(try #require(simulation.delegate.visits.last).departureDate.timeIntervalSinceNow) < 60)
        simulation.manager.stopMonitoringVisits()
        simulation.source.move(to: .simulated(CLLocationCoordinate2DMake(1, 2), timestamp: long))
        simulation.service.timePassed()
        _ = await simulation.told()
        #expect(simulation.delegate.visits.count == 2)
    }
}
