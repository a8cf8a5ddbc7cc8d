import Foundation

/// All that is kept from start to start.
struct CheckInRecord: Codable, Equatable {
    var places: [Place]
    var log = VisitLog()
    var selectedPlaceID: Place.ID?
}
