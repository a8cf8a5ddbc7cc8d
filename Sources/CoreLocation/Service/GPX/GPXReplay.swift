import Foundation
import GPX
import RuntimeWarnings

/// The places along the points of a GPX file, at the times that the file states.
///
/// Between two points the way is straight and the speed even; it is told each second that is played. A point without a time comes a
/// second after the one before it.
package struct GPXReplay {
    private struct Stop {
        var point: GPXPoint
        /// Seconds since the first point.
        var offset: Double
    }

    private var reader: GPXReader
    private let speed: Double
    /// Seconds of the file between two places on the way: a second of who sees it played.
    private let interval: Double
    /// When the first place was told.
    private var start = Date()
    private var firstTime: Date?
    private var last: Stop?
    private var upcoming: Stop?
    private var lastEmission = 0.0
    private var hasBegun = false
    /// What is wrong behind the point that comes next.
    private var failure: (any Error)?

    /// - Parameter speed: how many times as fast as it was recorded, above 0.
    package init(path: String, speed: Double = 1) throws {
        reader = try GPXReader(path: path)
        self.speed = speed
        interval = max(1, speed)
    }

    /// When the next place is due, in seconds since the first; nil after the last.
    package var nextTime: Double? {
        guard hasBegun else { return 0 }
        guard let last, let upcoming else { return failure == nil ? nil : lastEmission }
        return last.point.coordinate.isSame(as: upcoming.point.coordinate)
            ? upcoming.offset : min(lastEmission + interval, upcoming.offset)
    }

    /// The next place; nil after the last.
    /// - Throws: `GPXError`; there are no more places then.
    package mutating func next() throws -> CLLocation? {
        guard hasBegun else { return try first() }
        guard let time = nextTime, let last, let upcoming else {
            defer { failure = nil }
            return try failure.map { throw $0 }
        }
        lastEmission = time
        if time < upcoming.offset { return location(from: last, to: upcoming, at: time) }
        let location = location(from: last, to: upcoming, at: upcoming.offset)
        self.last = upcoming
        readAhead()
        return location
    }

    private mutating func first() throws -> CLLocation? {
        hasBegun = true
        start = Date()
        guard let first = try read() else { throw reader.noPoint }
        last = first
        readAhead()
        return .simulated(first.point.coordinate, altitude: first.point.elevation, timestamp: start)
    }

    private mutating func readAhead() {
        upcoming = nil
        do { upcoming = try read() } catch { failure = error }
    }

    private mutating func read() throws -> Stop? {
        guard let point = try reader.next() else { return nil }
        guard let last else {
            firstTime = point.time
            return Stop(point: point, offset: 0)
        }
        guard let time = point.time, let firstTime else { return Stop(point: point, offset: last.offset + 1) }
        let offset = time.timeIntervalSince(firstTime)
        if offset < last.offset {
            RuntimeWarning.report(
                "\(reader.path):\(reader.line): the time lies before the one of the point before; it comes a second after it",
                once: "GPX time \(reader.path)")
            return Stop(point: point, offset: last.offset + 1)
        }
        return Stop(point: point, offset: offset)
    }

    private func location(from start: Stop, to end: Stop, at time: Double) -> CLLocation {
        let (first, second) = (start.point.coordinate, end.point.coordinate)
        let duration = end.offset - start.offset
        let part = duration > 0 ? (time - start.offset) / duration : 1
        let distance = Geodesic.distance(first, second)
        return .simulated(
            part < 1 ? first.moved(to: second, by: part) : second,
            altitude: part < 1 ? start.point.elevation : end.point.elevation,
            course: distance > 0 ? Geodesic.bearing(from: first, to: second) : -1,
            speed: duration > 0 ? distance / duration : -1,
            timestamp: self.start.addingTimeInterval(time / speed))
    }
}

extension CLLocationCoordinate2D {
    fileprivate func isSame(as other: CLLocationCoordinate2D) -> Bool {
        latitude == other.latitude && longitude == other.longitude
    }

    /// A part (0 to 1) of the way to a point, on a straight line in degrees, over the date line where that is shorter.
    fileprivate func moved(to end: CLLocationCoordinate2D, by part: Double) -> CLLocationCoordinate2D {
        let east = (end.longitude - longitude).remainder(dividingBy: 360)
        let moved = (longitude + east * part).remainder(dividingBy: 360)
        return CLLocationCoordinate2D(latitude: latitude + (end.latitude - latitude) * part, longitude: moved)
    }
}

extension GPXPoint {
    fileprivate var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}
