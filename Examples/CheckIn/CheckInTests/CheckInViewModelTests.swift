import Combine
import CoreLocation
import XCTest

@testable import CheckIn

@MainActor
final class CheckInViewModelTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var time = Date(timeIntervalSince1970: 1_714_521_600)
    private let manager = CLLocationManager()
    private lazy var viewModel = makeViewModel()

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func makeViewModel() -> CheckInViewModel {
        CheckInViewModel(file: RecordFile(url: folder.appendingPathComponent("Record.json"))) { [unowned self] in time }
    }

    /// Puts the visitor so many metres north of the place.
    private func move(_ metres: Double, from place: Place) {
        let degrees = metres / Coordinate.earthRadius * 180 / .pi
        viewModel.locationManager(
            manager,
            didUpdateLocations: [
                CLLocation(latitude: place.center.latitude + degrees, longitude: place.center.longitude)
            ])
    }

    func testOneChecksInInsideAndOutAgain() throws {
        let place = try XCTUnwrap(viewModel.selectedPlace)
        move(51, from: place)
        viewModel.checkIn(at: place)
        XCTAssertNil(viewModel.currentVisit)
        move(49, from: place)
        viewModel.checkIn(at: place)
        XCTAssertEqual(viewModel.currentVisit?.placeName, place.name)
        time += 600
        viewModel.checkOut()
        XCTAssertEqual(viewModel.days.first?.duration(until: time), 600)
        XCTAssertEqual(makeViewModel().record, viewModel.record)
    }

    func testCheckingInTwiceIsOneVisit() throws {
        let place = try XCTUnwrap(viewModel.selectedPlace)
        move(0, from: place)
        viewModel.checkIn(at: place)
        viewModel.checkIn(at: place)
        XCTAssertEqual(viewModel.record.log.visits.count, 1)
    }

    func testArrivingIsNoticedOnceAndLeavingOnlyByWhoIsCheckedIn() throws {
        let place = try XCTUnwrap(viewModel.selectedPlace)
        move(90, from: place)
        XCTAssertNil(viewModel.notice)
        move(40, from: place)
        XCTAssertEqual(viewModel.notice, .init(change: .entered, place: place))
        move(90, from: place)
        XCTAssertNil(viewModel.notice)
        move(0, from: place)
        viewModel.checkIn(at: place)
        XCTAssertNil(viewModel.notice)
        move(90, from: place)
        XCTAssertEqual(viewModel.notice, .init(change: .left, place: place))
        viewModel.checkOut()
        XCTAssertNil(viewModel.notice)
    }

    func testAPlaceThatIsNotKnownIsALookout() {
        XCTAssertEqual(viewModel.whereabouts, .looking)
        viewModel.locationManager(manager, didFailWithError: CLError(.locationUnknown))
        XCTAssertEqual(viewModel.whereabouts, .unknown)
        viewModel.locationManager(manager, didUpdateLocations: [CLLocation(latitude: 1, longitude: 2)])
        XCTAssertEqual(viewModel.whereabouts, .found(Coordinate(latitude: 1, longitude: 2)))
    }

    func testADeviceWithoutServicesIsToldFromAnAppThatMayNotKnow() {
        final class RefusedManager: CLLocationManager {
            override var authorizationStatus: CLAuthorizationStatus { .denied }
        }
        for (hasServices, whereabouts) in [(true, CheckInViewModel.Whereabouts.denied), (false, .off)] {
            let file = RecordFile(url: folder.appendingPathComponent("Record.json"))
            let viewModel = CheckInViewModel(file: file, checkServices: { hasServices })
            // Its own manager tells it first what the app may.
            let isReady = expectation(description: "ready")
            DispatchQueue.main.async { DispatchQueue.main.async { isReady.fulfill() } }
            wait(for: [isReady], timeout: 60)
            let told = expectation(description: "told")
            let subscription = viewModel.$hasLocationServices.dropFirst().sink { _ in
                DispatchQueue.main.async { told.fulfill() }
            }
            viewModel.locationManagerDidChangeAuthorization(RefusedManager())
            wait(for: [told], timeout: 60)
            XCTAssertEqual(viewModel.whereabouts, whereabouts)
            subscription.cancel()
        }
    }

    func testALocationThatCrossesNoBorderPublishesOneChange() throws {
        move(90, from: try XCTUnwrap(viewModel.selectedPlace))
        var changes = 0
        let subscription = viewModel.objectWillChange.sink { changes += 1 }
        for metres in 80...89 { move(Double(metres), from: try XCTUnwrap(viewModel.selectedPlace)) }
        XCTAssertEqual(changes, 10)
        subscription.cancel()
    }

    func testPlacesAreAddedChangedAndRemoved() throws {
        var place = Place(name: "Home", center: Coordinate(latitude: 1, longitude: 2), radius: 50)
        let count = viewModel.record.places.count
        viewModel.save(place)
        place.name = "House"
        viewModel.save(place)
        viewModel.select(place)
        XCTAssertEqual(viewModel.record.places.count, count + 1)
        XCTAssertEqual(viewModel.selectedPlace?.name, "House")
        viewModel.removePlaces(at: [count])
        XCTAssertEqual(viewModel.selectedPlace, viewModel.record.places.first)
    }
}
