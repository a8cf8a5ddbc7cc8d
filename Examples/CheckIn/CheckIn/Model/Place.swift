import Foundation

/// A place where one can check in: a circle on the ground.
struct Place: Codable, Hashable, Identifiable {
    var id = UUID()
    var name: String
    var center: Coordinate
    /// Metres.
    var radius: Double

    static let radiusRange = 10.0...1_000.0

    /// Whether a point lies in the circle or on its border.
    func contains(_ coordinate: Coordinate) -> Bool { center.distance(to: coordinate) <= radius }
}

extension Place {
    /// The places at the first start.
    static var examples: [Place] {
        [
            Place(
                name: String(localized: "Gaepo Cluster"),
                center: Coordinate(latitude: 37.48815449911871, longitude: 127.06476621423361), radius: 50),
            Place(
                name: String(localized: "Gyeongbokgung Palace"),
                center: Coordinate(latitude: 37.579617, longitude: 126.977041), radius: 300),
            Place(
                name: String(localized: "N Seoul Tower"),
                center: Coordinate(latitude: 37.551169, longitude: 126.988227), radius: 100),
        ]
    }
}
