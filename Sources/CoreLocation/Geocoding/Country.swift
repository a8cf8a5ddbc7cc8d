import Foundation
import WorldCities

/// A country of the gazetteer.
struct Country: Sendable {
    /// Two letters, ISO 3166-1.
    var code: String
    var coordinate: CLLocationCoordinate2D
    /// How far from the middle its largest part reaches, in metres.
    var radius: Double
    /// Small countries have no outline.
    private let outline: WorldCountry?

    init(_ country: WorldCountry) {
        code = country.code
        let middle = CLLocationCoordinate2D(country.middle)
        coordinate = middle
        let corners = country.outlines.first?.points.map { Geodesic.distance(middle, CLLocationCoordinate2D($0)) }
        radius = country.reach.map { $0 * 1000 } ?? corners?.max() ?? 0
        outline = country.reach == nil ? country : nil
    }

    func contains(_ point: CLLocationCoordinate2D) -> Bool {
        guard let outline else {
            return abs(coordinate.latitude - point.latitude) < 1 && Geodesic.distance(coordinate, point) <= radius
        }
        return outline.contains(WorldCountry.Point(latitude: point.latitude, longitude: point.longitude))
    }

    var isSmall: Bool { outline == nil }

    func name(_ locale: Locale) -> String? { locale.localizedString(forRegionCode: code) }
}

extension CLLocationCoordinate2D {
    fileprivate init(_ point: WorldCountry.Point) {
        self.init(latitude: point.latitude, longitude: point.longitude)
    }
}

/// The names by which countries are asked for: in the languages that most people know, in their own, and short ones.
struct CountryNames: Sendable {
    private let codes: [String: String]

    private static let languages = ["en", "ko", "fr", "de", "es", "ja", "zh_Hans", "zh_Hant", "ru", "pt", "it"]

    private static let otherNames = [
        "KR": ["korea", "republic of korea", "한국"], "US": ["usa", "us", "united states of america"],
        "GB": ["uk", "great britain"], "NL": ["the netherlands", "holland"], "CZ": ["czech republic"],
        "CD": ["dr congo"], "MM": ["burma"], "TR": ["turkey"], "AE": ["uae"],
    ]

    init(_ countries: [Country]) {
        let locales = Self.languages.map(Locale.init(identifier:))
        var codes: [String: String] = [:]
        for country in countries {
            let own = Locale.Language(identifier: "und-" + country.code).maximalIdentifier
            for locale in locales + [Locale(identifier: own)] {
                if let name = country.name(locale) { codes[Gazetteer.normalized(name)] = country.code }
            }
        }
        for (code, names) in Self.otherNames { for name in names { codes[name] = code } }
        self.codes = codes
    }

    /// The code of the country of a name, which is in normal form.
    subscript(name: String) -> String? { codes[name] }
}
