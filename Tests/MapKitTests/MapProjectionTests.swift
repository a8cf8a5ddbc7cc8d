import Foundation
import Testing

@testable import MapKit

struct MapProjectionTests {
    private let seoul = CLLocationCoordinate2D(latitude: 37.5665, longitude: 126.978)
    private let size = CGSize(width: 390, height: 600)

    private func projection(_ latitude: Double, _ longitude: Double, span: Double) -> MapProjection {
        MapProjection(
            region: MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
                span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span)), size: size)
    }

    @Test func theMiddleOfTheRegionIsTheMiddleOfTheView() {
        let point = projection(seoul.latitude, seoul.longitude, span: 1).point(of: seoul)
        #expect(abs(point.x - 195) < 0.001 && abs(point.y - 300) < 0.001)
    }

    @Test func allOfTheRegionIsShown() {
        let region = projection(seoul.latitude, seoul.longitude, span: 2).region
        #expect(abs(region.span.longitudeDelta - 2) < 0.001 && region.span.latitudeDelta > 2)
    }

    @Test func aPlaceAndItsPointAreTheSame() {
        let projection = projection(-33.9, 151.2, span: 5)
        let place = projection.place(at: CGPoint(x: 40, y: 500))
        let point = projection.point(of: place)
        #expect(abs(point.x - 40) < 0.001 && abs(point.y - 500) < 0.001)
    }

    @Test func theWorldGoesOnBeyondTheDateLine() {
        let point = projection(0, 179, span: 10).point(of: CLLocationCoordinate2D(latitude: 0, longitude: -179))
        #expect(abs(point.x - (195 + 2 * 39)) < 0.001)
    }

    @Test func aDragMovesThePlaceAlong() {
        let first = projection(seoul.latitude, seoul.longitude, span: 1)
        let moved = first.moved(by: CGSize(width: 30, height: -20)).point(of: seoul)
        #expect(abs(moved.x - 225) < 0.001 && abs(moved.y - 280) < 0.001)
    }

    @Test func aMeterHasTheSameLengthAsOnTheGlobe() {
        let projection = projection(60, 10, span: 0.1)
        let east = CLLocationCoordinate2D(latitude: 60, longitude: 10.01)
        let meters = CLLocation(latitude: 60, longitude: 10).distance(from: CLLocation(latitude: 60, longitude: 10.01))
        let points = projection.point(of: east).x - 195
        #expect(abs(points / meters / projection.pointsPerMeter - 1) < 0.01)
    }

    @Test func aScaleIsARoundNumberThatHasRoom() {
        #expect(MapScaleView.length(pointsPerMeter: 0.1) == 500)
        #expect(MapScaleView.length(pointsPerMeter: 0.001) == 50_000)
        #expect(MapScaleView.length(pointsPerMeter: 0.03) == 2000)
    }

    @Test func regionsInMetersAreThatLarge() {
        let region = MKCoordinateRegion(center: seoul, latitudinalMeters: 1000, longitudinalMeters: 1000)
        #expect(abs(region.span.latitudeDelta - 0.009) < 0.0001 && abs(region.span.longitudeDelta - 0.01135) < 0.0001)
    }
}
