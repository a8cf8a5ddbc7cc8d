/// The answers to `/geo/1.0/direct` and `/geo/1.0/reverse`.
enum Geocoding {
    /// The most places that one answer has.
    private static let most = 5

    static func direct(_ query: Query) throws(ServiceError) -> JSON {
        guard let name = query["q"] else { throw .badRequest("Nothing to geocode") }
        return list(PlaceDirectory.shared.search(name), query)
    }

    static func reverse(_ query: Query) throws(ServiceError) -> JSON {
        guard let point = try query.coordinate() else { throw .badRequest("Nothing to geocode") }
        let nearest = PlaceDirectory.shared.nearest(
            latitude: point.latitude, longitude: point.longitude, count: most)
        return list(nearest.filter { $0.distance < max($0.place.reach, 25) }.map(\.place), query)
    }

    private static func list(_ places: [Place], _ query: Query) -> JSON {
        .array(places.prefix(query.count("limit", default: 1, upTo: most)).map(entry))
    }

    private static func entry(_ place: Place) -> JSON {
        .object([
            "name": .text(place.englishName),
            "local_names": .object(["en": .text(place.englishName), "ko": .text(place.koreanName)]),
            "lat": .rounded(place.latitude, 4), "lon": .rounded(place.longitude, 4), "country": .text(place.country),
            "state": place.englishArea.map(JSON.text),
        ])
    }
}
