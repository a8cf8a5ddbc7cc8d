import Foundation
import WorldCities

/// Finds places by name, number and coordinates.
struct PlaceDirectory: Sendable {
    static let shared = PlaceDirectory()

    let places: [Place]
    private let placesByIdentifier: [Int: Place]
    /// By place, as they are compared.
    private let names: [[String]]

    init() {
        let cities = WorldCity.all.enumerated().map { index, city in
            Place(city, id: Self.knownIdentifiers["\(city.englishName),\(city.country)"] ?? 9_000_000 + index)
        }
        places = cities + Fault.allCases.enumerated().map { Place($1, index: $0) }
        placesByIdentifier = Dictionary(places.map { ($0.id, $0) }) { first, _ in first }
        names = places.map(Self.names)
    }

    func place(id: Int) -> Place? { placesByIdentifier[id] }

    /// The place at a point: within a city's reach it bears the city's name, as it does a little way out.
    func place(latitude: Double, longitude: Double) -> Place {
        let nearest = nearest(latitude: latitude, longitude: longitude, count: 1).first
        let city = nearest.flatMap { $0.distance < max($0.place.reach, 25) ? $0.place : nil }
        return Place(latitude: latitude, longitude: longitude, near: city)
    }

    /// The nearest cities first, none farther than 300 km.
    func nearest(latitude: Double, longitude: Double, count: Int) -> [(place: Place, distance: Double)] {
        let distances = places.map { ($0, $0.distance(latitude: latitude, longitude: longitude)) }
        return Array(distances.filter { $0.1 < 300 }.sorted { $0.1 < $1.1 }.prefix(count))
    }

    /// The city that a query names: `Seoul`, `서울`, `London,GB`, `Portland,OR,US`.
    func place(named query: String) -> Place? { matches(query) { $0 == $1 }.first }

    /// Cities whose names begin as the query does, those that bear it whole first.
    func search(_ query: String) -> [Place] {
        let exact = matches(query) { $0 == $1 }
        let others = matches(query) { name, part in name.hasPrefix(part) || name.contains(" " + part) }
        return exact + others.filter { !exact.contains($0) }
    }

    private func matches(_ query: String, by isMatch: (String, String) -> Bool) -> [Place] {
        let parts = query.split(separator: ",").map { Self.normalized(String($0)) }.filter { !$0.isEmpty }
        guard let name = parts.first else { return [] }
        // Of a state, only those in the table are known; the others are taken on trust.
        let country = parts.count > 1 ? parts.last : nil
        let named = zip(places, names).filter { $1.contains { isMatch($0, name) } }.map(\.0)
        return named.filter { place in country.map { Self.wider(place).contains($0) } ?? true }
    }

    private static func names(of place: Place) -> [String] {
        let korean = normalized(place.koreanName)
        return [normalized(place.englishName), korean]
            + ["시", "특별시", "광역시"].map { korean + $0 } + (otherNames[place.englishName] ?? [])
    }

    private static func wider(_ place: Place) -> [String] {
        let names = ["en", "ko"].compactMap {
            Locale(identifier: $0).localizedString(forRegionCode: place.country).map(normalized)
        }
        return names + [place.country.lowercased()] + (place.englishArea.map { [normalized($0)] } ?? [])
            + (place.country == "GB" ? ["uk", "england"] : place.country == "US" ? ["usa"] : [])
    }

    private static func normalized(_ name: String) -> String {
        name.trimmingCharacters(in: .whitespaces)
            .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    private static let otherNames = [
        "Macao": ["macau"], "Kyiv": ["kiev"], "Ho Chi Minh City": ["saigon"], "New York": ["new york city"],
        "New Delhi": ["delhi"], "Bengaluru": ["bangalore"], "Krakow": ["cracow"], "Zurich": ["zuerich"],
        "Washington": ["washington dc", "washington d.c."], "Cancún": ["cancun"],
    ]
}
