/// Degrees to the north and to the east.
struct Coordinate: Codable, Hashable {
    var latitude: Double
    var longitude: Double
}
