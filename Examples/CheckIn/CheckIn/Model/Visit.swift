import Foundation

/// A stay at a place.
struct Visit: Codable, Hashable, Identifiable {
    var id = UUID()
    /// The place as it was called.
    let placeName: String
    let placeID: Place.ID
    /// Where the visitor stood at check-in.
    let coordinate: Coordinate
    let checkIn: Date
    /// nil while it lasts.
    private(set) var checkOut: Date?

    init(at place: Place, coordinate: Coordinate, checkIn: Date) {
        placeName = place.name
        placeID = place.id
        self.coordinate = coordinate
        self.checkIn = checkIn
    }

    /// Ends the stay; a clock that was put back does not make it negative.
    mutating func end(at time: Date) { checkOut = max(checkIn, time) }

    /// Seconds from check-in to check-out, or until now.
    func duration(until now: Date) -> TimeInterval { max(0, (checkOut ?? now).timeIntervalSince(checkIn)) }
}
