import Combine
import CoreLocation
import SwiftUI

/// Knows where the visitor is, and keeps their places and stays.
final class CheckInViewModel: NSObject, ObservableObject {
    @Published private(set) var authorizationStatus: CLAuthorizationStatus
    /// The latest place where the visitor was found.
    @Published private(set) var location: CLLocation?
    /// Whether the device has location services, and they are on.
    @Published private(set) var hasLocationServices = true
    /// Whether the visitor was looked for and not found.
    @Published private(set) var isLocationUnknown = false
    /// Where the top of the device points, in degrees clockwise from north; nil without a compass.
    @Published private(set) var heading: Double?
    @Published private(set) var record: CheckInRecord
    @Published private(set) var notice: Notice?
    /// Why the record could not be kept.
    @Published var saveError: String?

    private let manager = CLLocationManager()
    private let file: RecordFile
    private let now: () -> Date
    private let checkServices: @Sendable () -> Bool
    private var presences: [Place.ID: Presence] = [:]

    init(
        file: RecordFile, now: @escaping () -> Date = { Date() },
        checkServices: @escaping @Sendable () -> Bool = { CLLocationManager.locationServicesEnabled() }
    ) {
        self.file = file
        self.now = now
        self.checkServices = checkServices
        record = file.load() ?? CheckInRecord(places: Place.examples)
        authorizationStatus = manager.authorizationStatus
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyBest
    }

    /// Asks for the location and follows it from now on.
    func start() {
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        if CLLocationManager.headingAvailable() { manager.startUpdatingHeading() }
    }

    // MARK: - Where the visitor is

    /// What is known of the visitor's location.
    enum Whereabouts: Equatable {
        case off, denied, restricted, unknown, looking
        case found(Coordinate)
    }

    var whereabouts: Whereabouts {
        switch authorizationStatus {
        case .denied: return hasLocationServices ? .denied : .off
        case .restricted: return .restricted
        default: break
        }
        if let coordinate { return .found(coordinate) }
        return isLocationUnknown ? .unknown : .looking
    }

    var coordinate: Coordinate? { location.map { Coordinate($0.coordinate) } }

    /// Metres from the visitor to the middle of a place; nil while the visitor is not found.
    func distance(to place: Place) -> Double? { coordinate.map { $0.distance(to: place.center) } }

    /// How an arrow on the screen has to be turned to point to a place, in degrees clockwise.
    func arrowAngle(to place: Place, from coordinate: Coordinate) -> Double {
        coordinate.bearing(to: place.center) - (heading ?? 0)
    }

    // MARK: - Checking in

    /// The place whose entrance is shown.
    var selectedPlace: Place? { record.places.first { $0.id == record.selectedPlaceID } ?? record.places.first }

    var currentVisit: Visit? { record.log.current }

    var days: [VisitLog.Day] { record.log.days(in: .current) }

    /// Checks in at a place, if the visitor is there.
    func checkIn(at place: Place) {
        guard let coordinate, place.contains(coordinate), currentVisit?.placeID != place.id else { return }
        change { $0.log.checkIn(at: place, coordinate: coordinate, time: now()) }
        notice = nil
    }

    func checkOut() {
        change { $0.log.checkOut(time: now()) }
        notice = nil
    }

    func removeVisits(_ ids: Set<Visit.ID>) { change { $0.log.remove(ids) } }

    // MARK: - Places

    func select(_ place: Place) { change { $0.selectedPlaceID = place.id } }

    /// Adds a place, or changes the one of the same identity.
    func save(_ place: Place) {
        presences[place.id] = nil
        change { record in
            if let index = record.places.firstIndex(where: { $0.id == place.id }) {
                record.places[index] = place
            } else {
                record.places.append(place)
            }
        }
    }

    func removePlaces(at offsets: IndexSet) { change { $0.places.remove(atOffsets: offsets) } }

    private func change(_ work: (inout CheckInRecord) -> Void) {
        var changed = record
        work(&changed)
        guard changed != record else { return }
        record = changed
        do {
            try file.save(record)
        } catch {
            saveError = error.localizedDescription
        }
    }

    // MARK: - Notices

    /// Tells that the visitor has come to a place, or has left the one where they are checked in.
    struct Notice: Equatable {
        let change: Presence.Change
        let place: Place
    }

    func dismissNotice() { notice = nil }

    private func noticeCrossings(at coordinate: Coordinate) {
        for place in record.places {
            let distance = coordinate.distance(to: place.center)
            guard let change = presences[place.id, default: Presence()].move(to: distance, radius: place.radius)
            else { continue }
            let isCheckedIn = currentVisit?.placeID == place.id
            if isCheckedIn == (change == .left) {
                notice = Notice(change: change, place: place)
            } else if notice?.place == place {
                notice = nil
            }
        }
    }
}

extension CheckInViewModel: CLLocationManagerDelegate {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        guard authorizationStatus != manager.authorizationStatus else { return }
        authorizationStatus = manager.authorizationStatus
        if authorizationStatus == .denied { lookForServices() }
    }

    /// The answer may take a moment, for which the main thread does not wait.
    private func lookForServices() {
        Just(checkServices)
            .receive(on: DispatchQueue.global())
            .map { $0() }
            .receive(on: DispatchQueue.main)
            .assign(to: &$hasLocationServices)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let latest = locations.last else { return }
        location = latest
        if isLocationUnknown { isLocationUnknown = false }
        noticeCrossings(at: Coordinate(latest.coordinate))
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        if (error as? CLError)?.code == .locationUnknown { isLocationUnknown = true }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        heading = newHeading.trueHeading >= 0 ? newHeading.trueHeading : newHeading.magneticHeading
    }
}

extension Coordinate {
    init(_ coordinate: CLLocationCoordinate2D) {
        self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
}
