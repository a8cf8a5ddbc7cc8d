import CoreLocation
import Foundation
import Testing

@Suite struct CLLocationTests {
    /// Apple, "init(latitude:longitude:)": the other properties are initialised to appropriate values.
    @Test func aPlainPlaceKnowsNothingOfItsMovement() {
        let place = CLLocation(latitude: 1, longitude: 2)
        #expect(place.coordinate.latitude == 1 && place.coordinate.longitude == 2)
        #expect(place.speed == -1 && place.course == -1 && place.verticalAccuracy == -1)
        #expect(abs(place.timestamp.timeIntervalSinceNow) < 5)
    }

    @Test func anArchiveKeepsEverything() throws {
        let place = CLLocation(
            coordinate: CLLocationCoordinate2DMake(37.5, 127), altitude: 38, horizontalAccuracy: 5, verticalAccuracy: 3,
            course: 90, courseAccuracy: 1, speed: 1.5, speedAccuracy: 0.1, timestamp: Date(timeIntervalSince1970: 7))
        let data = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: true)
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
        #expect(copy.coordinate.latitude == 37.5 && copy.coordinate.longitude == 127 && copy.altitude == 38)
        #expect(copy.course == 90 && copy.speed == 1.5 && copy.timestamp == place.timestamp)
    }

    @Test(arguments: [(91.0, 0.0, false), (0, 181, false), (.nan, 0, false), (-90, 180, true), (0, 0, true)])
    func coordinatesOutOfRangeAreInvalid(_ latitude: Double, _ longitude: Double, _ isValid: Bool) {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)) == isValid)
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test func errorsAreCaughtByTheirCode() {
        let error: any Error = CLError(.denied)
        #expect((error as? CLError)?.code == .denied)
        #expect((error as NSError).domain == kCLErrorDomain && (error as NSError).code == 1)
        var isDenied = false
        do { throw error } catch CLError.denied { isDenied = true } catch {}
        #expect(isDenied)
    }
}
