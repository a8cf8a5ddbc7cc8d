import Foundation

/// Finds out from the places of a device where it stays.
///
/// Apple does not say how long a stay has to be; five minutes within a hundred metres are one here.
struct VisitDetector {
    /// Seconds.
    static let shortestStay = 300.0
    /// Metres.
    static let reach = 100.0

    private struct Stay {
        let place: CLLocation
        let arrival: Date
        var isTold = false
    }

    private var stay: Stay?

    /// When the stay under way is long enough to be told; nil where it was told, or there is none.
    var dueDate: Date? { stay.flatMap { $0.isTold ? nil : $0.arrival.addingTimeInterval(Self.shortestStay) } }

    /// Takes the device's next place.
    /// - Returns: a stay that was long enough and has been left. One that nobody was told of yet is told but now.
    mutating func move(to location: CLLocation) -> [CLVisit] {
        let reach = max(Self.reach, location.horizontalAccuracy)
        if let stay, location.distance(from: stay.place) <= reach { return pass(to: location.timestamp) }
        let ended = stay
        stay = Stay(place: location, arrival: location.timestamp)
        guard let ended, ended.isTold || location.timestamp.timeIntervalSince(ended.arrival) >= Self.shortestStay else {
            return []
        }
        let departure = Self.visit(ended, until: location.timestamp)
        return ended.isTold ? [departure] : [Self.visit(ended, until: .distantFuture), departure]
    }

    /// Lets time pass in which the device does not move.
    /// - Returns: the stay that has become long enough.
    mutating func pass(to time: Date) -> [CLVisit] {
        guard let dueDate, time >= dueDate, let current = stay else { return [] }
        stay?.isTold = true
        return [Self.visit(current, until: .distantFuture)]
    }

    private static func visit(_ stay: Stay, until departure: Date) -> CLVisit {
        CLVisit(
            arrival: stay.arrival, departure: departure, coordinate: stay.place.coordinate,
            accuracy: max(0, stay.place.horizontalAccuracy))
    }
}
