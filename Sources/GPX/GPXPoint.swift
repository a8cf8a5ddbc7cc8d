import Foundation

/// A point of a GPX file.
package struct GPXPoint {
    /// Degrees.
    package var latitude: Double
    package var longitude: Double
    /// Metres.
    package var elevation: Double?
    package var time: Date?
}
