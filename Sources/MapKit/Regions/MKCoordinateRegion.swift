import Foundation

/// A part of the earth's surface between two parallels and two meridians.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// - Parameters:
    ///   - latitudinalMeters: metres from south to north.
    ///   - longitudinalMeters: metres from west to east.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let shrinking = max(0.01, cos(centerCoordinate.latitude * .pi / 180))
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / Self.metersPerDegree,
                longitudeDelta: min(360, longitudinalMeters / Self.metersPerDegree / shrinking)))
    }

    /// A degree of a meridian of a globe as large as the earth (its mean radius is 6,371,009 m).
    static let metersPerDegree = 6_371_009 * Double.pi / 180

    /// The smallest region with some places in it, with room around them; nil without places.
    init?(around places: [CLLocationCoordinate2D]) {
        guard let first = places.first else { return nil }
        var (south, north, west, east) = (first.latitude, first.latitude, first.longitude, first.longitude)
        for place in places {
            (south, north) = (min(south, place.latitude), max(north, place.latitude))
            (west, east) = (min(west, place.longitude), max(east, place.longitude))
        }
        self.init(
            center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: max(0.02, (north - south) * 1.4), longitudeDelta: max(0.02, (east - west) * 1.4)))
    }
}

extension MKCoordinateRegion: Hashable {
    public static func == (left: MKCoordinateRegion, right: MKCoordinateRegion) -> Bool {
        left.center.latitude == right.center.latitude && left.center.longitude == right.center.longitude
            && left.span == right.span
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(center.latitude)
        hasher.combine(center.longitude)
        hasher.combine(span)
    }
}
