import Foundation
import WorldCities

/// Finds the cities and countries that are known without a network.
struct Gazetteer: Sendable {
    static let shared = Gazetteer(WorldCity.all, WorldCountry.all)

    let cities: [City]
    let countries: [Country]
    private let countryNames: CountryNames

    init(_ cities: [WorldCity], _ countries: [WorldCountry]) {
        self.cities = cities.map(City.init)
        self.countries = countries.map(Country.init)
        countryNames = CountryNames(self.countries)
    }

    /// The nearest city that reaches to a point; nil in the country and on the sea.
    func city(at coordinate: CLLocationCoordinate2D) -> City? {
        var nearest: (city: City, distance: Double)?
        for city in cities where abs(city.coordinate.latitude - coordinate.latitude) < 1 {
            let distance = Geodesic.distance(city.coordinate, coordinate)
            if distance <= city.radius, distance < nearest?.distance ?? .infinity { nearest = (city, distance) }
        }
        return nearest?.city
    }

    /// The country in which a point lies, or before whose coast; nil on the sea.
    func country(at coordinate: CLLocationCoordinate2D) -> Country? {
        guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        if let found = country(containing: coordinate) { return found }
        // The outlines are that far from the real coasts.
        for kilometres in [8.0, 16] {
            for angle in stride(from: 0.0, to: 2 * .pi, by: .pi / 4) {
                let near = coordinate.moved(kilometres: kilometres, angle: angle)
                if let found = country(containing: near) { return found }
            }
        }
        return nil
    }

    /// Small countries first: the outlines of those round them have no holes for all of them.
    private func country(containing coordinate: CLLocationCoordinate2D) -> Country? {
        countries.last { $0.isSmall && $0.contains(coordinate) }
            ?? countries.first { !$0.isSmall && $0.contains(coordinate) }
    }

    /// The time zone of a country that has but one in the table, or of its city nearest to a point.
    func timeZone(of country: Country, at coordinate: CLLocationCoordinate2D) -> TimeZone? {
        let own = cities.filter { $0.country == country.code }
        let zones = Set(own.map(\.timeZone))
        if let only = zones.first, zones.count == 1 { return TimeZone(identifier: only) }
        let nearest = own.min {
            Geodesic.distance($0.coordinate, coordinate) < Geodesic.distance($1.coordinate, coordinate)
        }
        return nearest.flatMap { TimeZone(identifier: $0.timeZone) }
    }

    /// What an address comes to.
    enum Match {
        case cities([City])
        case country(Country)
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
        if let country = country(named: parts) { return .country(country) }
        return found.isPartial || foundByWords.isPartial ? .partial : .none
    }

    private func country(named parts: [String]) -> Country? {
        let codes = Set(parts.map { countryNames[$0] })
        guard codes.count == 1, let code = codes.first else { return nil }
        return countries.first { $0.code == code }
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
        if let area = city.administrativeArea[.english] {
            names.formUnion(PostalAbbreviations.of(area, in: city.country).map(normalized))
        }
        return names
    }

    private static let otherCountryNames = [
        "KR": ["korea", "republic of korea", "한국"], "US": ["usa", "united states of america"],
        "GB": ["uk", "england", "scotland", "great britain"], "NL": ["the netherlands", "holland"],
    ]

    static func normalized(_ name: some StringProtocol) -> String {
        name.trimmingCharacters(in: .whitespacesAndNewlines)
            .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}

extension CLLocationCoordinate2D {
    /// A point nearby, on a plane.
    fileprivate func moved(kilometres: Double, angle: Double) -> CLLocationCoordinate2D {
        let degrees = kilometres / 111.2
        let width = max(0.01, cos(latitude * .pi / 180))
        return CLLocationCoordinate2D(
            latitude: latitude + degrees * sin(angle), longitude: longitude + degrees * cos(angle) / width)
    }
}
