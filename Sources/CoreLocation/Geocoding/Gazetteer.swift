import Foundation
import WorldCities

/// Finds the cities that are known without a network.
struct Gazetteer: Sendable {
    static let shared = Gazetteer(WorldCity.all)

    let cities: [City]

    init(_ cities: [WorldCity]) { self.cities = cities.map(City.init) }

    /// The nearest city that reaches to a point; nil in the country and on the sea.
    func city(at coordinate: CLLocationCoordinate2D) -> City? {
        var nearest: (city: City, distance: Double)?
        for city in cities where abs(city.coordinate.latitude - coordinate.latitude) < 1 {
            let distance = Geodesic.distance(city.coordinate, coordinate)
            if distance <= city.radius, distance < nearest?.distance ?? .infinity { nearest = (city, distance) }
        }
        return nearest?.city
    }

    /// What an address comes to.
    enum Match {
        case cities([City])
        /// There is such a city, and something that isn't known beside it.
        case partial
        case none
    }

    /// Looks an address up, such as “Paris”, “서울특별시” or “Busan, South Korea”.
    func search(_ address: String) -> Match {
        let parts = address.split(separator: ",").map(Self.normalized).filter { !$0.isEmpty }
        let found = match(parts)
        if !found.cities.isEmpty { return .cities(found.cities) }
        // Korean and plain addresses have spaces between their parts.
        let words = address.split { $0 == "," || $0.isWhitespace }.map(Self.normalized)
        let foundByWords = match(words)
        if !foundByWords.cities.isEmpty { return .cities(foundByWords.cities) }
        return found.isPartial || foundByWords.isPartial ? .partial : .none
    }

    private func match(_ parts: [String]) -> (cities: [City], isPartial: Bool) {
        var matches: [City] = []
        var isPartial = false
        for city in cities {
            let names = Self.names(of: city)
            guard parts.contains(where: names.contains) else { continue }
            let wider = Self.widerNames(of: city)
            if parts.allSatisfy({ names.contains($0) || wider.contains($0) }) {
                matches.append(city)
            } else {
                isPartial = true
            }
        }
        return (matches, isPartial)
    }

    private static func names(of city: City) -> Set<String> {
        var names = Set((Array(city.name.values) + city.otherNames).map(normalized))
        // “서울특별시” and “부산광역시” are the cities themselves, “수원시” a city without its suffix.
        if let korean = city.name[.korean] {
            names.insert(normalized(korean + "시"))
            if let area = city.administrativeArea[.korean], area.hasPrefix(korean) { names.insert(normalized(area)) }
        }
        return names
    }

    private static func widerNames(of city: City) -> Set<String> {
        var names = Set(city.administrativeArea.values.map(normalized))
        names.insert(normalized(city.country))
        for locale in [Locale(identifier: "en_US"), Locale(identifier: "ko_KR")] {
            if let country = locale.localizedString(forRegionCode: city.country) { names.insert(normalized(country)) }
        }
        names.formUnion(otherCountryNames[city.country] ?? [])
        return names
    }

    private static let otherCountryNames = [
        "KR": ["korea", "republic of korea", "한국"], "US": ["usa", "united states of america"],
        "GB": ["uk", "england", "scotland", "great britain"], "NL": ["the netherlands", "holland"],
    ]

    private static func normalized(_ name: some StringProtocol) -> String {
        name.trimmingCharacters(in: .whitespacesAndNewlines)
            .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
