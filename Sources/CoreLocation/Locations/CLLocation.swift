import Foundation

/// Where something is, when, how fast it moves, and how sure all this is. It doesn't change.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The point on the earth.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above mean sea level.
    public let altitude: CLLocationDistance
    /// Metres above the WGS 84 ellipsoid; 0 where it isn't known.
    public let ellipsoidalAltitude: CLLocationDistance
    /// The radius in metres round `coordinate` in which the place lies; negative where the coordinate is invalid.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How far `altitude` may be off, in metres; 0 or less where the altitude is invalid.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of movement in degrees from true north; negative where it isn't known.
    public let course: CLLocationDirection
    /// How far `course` may be off, in degrees; negative where the course is invalid.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// Metres a second; negative where it isn't known.
    public let speed: CLLocationSpeed
    /// How far `speed` may be off, in metres a second; negative where the speed is invalid.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// When the place was found.
    public let timestamp: Date
    /// The storey, where the place is in a building that is surveyed.
    public let floor: CLFloor?
    /// What found the place, where it is known.
    public private(set) var sourceInformation: CLLocationSourceInformation?

    /// A place now, with nothing known of altitude, course and speed.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// A place with nothing known of course and speed.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: -1, speed: -1, timestamp: timestamp)
    }

    /// A place on the way, with nothing known of how sure course and speed are.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
    }

    /// A place on the way.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        // The only designated initialiser is a public one, so that apps can make subclasses.
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
        ellipsoidalAltitude = 0
        floor = nil
    }

    /// A place on the way, with what found it.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date, sourceInfo: CLLocationSourceInformation
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy,
            timestamp: timestamp)
        sourceInformation = sourceInfo
    }

    /// The shortest way over the earth, in metres, without regard to altitude; NaN where a coordinate is NaN.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(coordinate, location.coordinate)
    }

    open override var description: String {
        let point = String(format: "<%+.8f,%+.8f>", coordinate.latitude, coordinate.longitude)
        let accuracy = String(format: "+/- %.2fm", horizontalAccuracy)
        let motion = String(format: "(speed %.2f mps / course %.2f)", speed, course)
        return "\(point) \(accuracy) \(motion) @ \(timestamp)"
    }

    // MARK: Copies and archives

    open func copy(with zone: NSZone? = nil) -> Any { self }

    public static var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        func number(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
        guard coder.containsValue(forKey: "latitude"), coder.containsValue(forKey: "longitude") else { return nil }
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: number("latitude"), longitude: number("longitude")),
            altitude: number("altitude"), horizontalAccuracy: number("horizontalAccuracy"),
            verticalAccuracy: number("verticalAccuracy"), course: number("course"),
            courseAccuracy: number("courseAccuracy"), speed: number("speed"), speedAccuracy: number("speedAccuracy"),
            timestamp: Date(timeIntervalSinceReferenceDate: number("timestamp")))
    }

    open func encode(with coder: NSCoder) {
        let numbers = [
            "latitude": coordinate.latitude, "longitude": coordinate.longitude, "altitude": altitude,
            "horizontalAccuracy": horizontalAccuracy, "verticalAccuracy": verticalAccuracy, "course": course,
            "courseAccuracy": courseAccuracy, "speed": speed, "speedAccuracy": speedAccuracy,
            "timestamp": timestamp.timeIntervalSinceReferenceDate,
        ]
        for (key, number) in numbers { coder.encode(number, forKey: key) }
    }
}
