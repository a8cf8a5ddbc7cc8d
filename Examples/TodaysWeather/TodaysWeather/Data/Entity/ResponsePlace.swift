/// One of the places that `/geo/1.0/direct` answers.
struct ResponsePlace: Decodable, Equatable {
    let name: String
    /// The name by language.
    let localNames: [String: String]?
    let lat: Double
    let lon: Double
    let country: String?
    let state: String?

    enum CodingKeys: String, CodingKey {
        case name, lat, lon, country, state
        case localNames = "local_names"
    }
}
