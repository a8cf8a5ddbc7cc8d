import Foundation

/// A component of the magnetic field, in microteslas.
public typealias CLHeadingComponentValue = Double

/// Where the top of the device points.
open class CLHeading: NSObject, @unchecked Sendable {
    /// Degrees clockwise from magnetic north, 0 up to but not 360.
    public let magneticHeading: CLLocationDirection
    /// Degrees clockwise from true north; negative where it isn't known.
    public let trueHeading: CLLocationDirection
    /// How far `magneticHeading` may be off, in degrees; negative where the heading is invalid.
    public let headingAccuracy: CLLocationDirection
    /// The magnetic field along the device's three axes, in microteslas; 0 without a magnetometer.
    public let x: CLHeadingComponentValue
    public let y: CLHeadingComponentValue
    public let z: CLHeadingComponentValue
    /// When the heading was found.
    public let timestamp: Date

    package init(degrees: Double, accuracy: Double, timestamp: Date) {
        magneticHeading = degrees
        trueHeading = degrees
        headingAccuracy = accuracy
        (x, y, z) = (0, 0, 0)
        self.timestamp = timestamp
    }
}
