/// A latitude or longitude in degrees on the WGS 84 ellipsoid.
public typealias CLLocationDegrees = Double

/// A distance in metres.
public typealias CLLocationDistance = Double

/// How far a figure may be off, in metres; a negative one means that the figure is invalid.
public typealias CLLocationAccuracy = Double

/// A speed in metres a second; a negative one is invalid.
public typealias CLLocationSpeed = Double

/// How far a speed may be off, in metres a second; a negative one means that the speed is invalid.
public typealias CLLocationSpeedAccuracy = Double

/// A direction in degrees, clockwise from true north, 0 up to but not 360; a negative one is invalid.
public typealias CLLocationDirection = Double

/// How far a direction may be off, in degrees; a negative one means that the direction is invalid.
public typealias CLLocationDirectionAccuracy = Double

/// A point on the earth on the WGS 84 ellipsoid.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator, -90 to 90.
    public var latitude: CLLocationDegrees
    /// Degrees east of the meridian of Greenwich, -180 to 180.
    public var longitude: CLLocationDegrees

    /// A point at 0°, 0°.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// A point. Degrees out of range are kept as they are; `CLLocationCoordinate2DIsValid` tells them.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A point from its latitude and longitude in degrees.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether the latitude lies in -90…90 and the longitude in -180…180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A point that is nowhere.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
