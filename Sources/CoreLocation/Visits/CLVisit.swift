import Foundation

/// A stay at a place: when the device came, and when it left.
open class CLVisit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// When the device came.
    public let arrivalDate: Date
    /// When the device left; `Date.distantFuture` while it is there.
    public let departureDate: Date
    /// The middle of the place.
    public let coordinate: CLLocationCoordinate2D
    /// How far from `coordinate` the place may be, in metres.
    public let horizontalAccuracy: CLLocationAccuracy

    package init(arrival: Date, departure: Date, coordinate: CLLocationCoordinate2D, accuracy: CLLocationAccuracy) {
        arrivalDate = arrival
        departureDate = departure
        self.coordinate = coordinate
        horizontalAccuracy = accuracy
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    public class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        arrivalDate = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "arrivalDate"))
        departureDate = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "departureDate"))
        coordinate = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        horizontalAccuracy = coder.decodeDouble(forKey: "horizontalAccuracy")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(arrivalDate.timeIntervalSinceReferenceDate, forKey: "arrivalDate")
        coder.encode(departureDate.timeIntervalSinceReferenceDate, forKey: "departureDate")
        coder.encode(coordinate.latitude, forKey: "latitude")
        coder.encode(coordinate.longitude, forKey: "longitude")
        coder.encode(horizontalAccuracy, forKey: "horizontalAccuracy")
    }
}
