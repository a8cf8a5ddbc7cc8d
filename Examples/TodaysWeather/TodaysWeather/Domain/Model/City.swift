import Foundation

struct City: Identifiable, Codable, Hashable {
    /// In English, or as the place calls itself.
    let name: String
    /// By language code.
    var localNames: [String: String] = [:]
    var state: String?
    /// The two letters of ISO 3166.
    var country: String?
    let coordinate: Coordinate
    /// Such as `Europe/Paris`, where it is known.
    var timeZoneIdentifier: String?

    var id: String {
        "\(coordinate.latitude.rounded(toPlaces: 3)),\(coordinate.longitude.rounded(toPlaces: 3))"
    }

    /// The name in a language.
    func name(in locale: Locale) -> String {
        locale.language.languageCode.flatMap { localNames[$0.identifier] } ?? name
    }

    /// Whether both are less than about ten kilometres apart, as one place is that two sources locate.
    func isSamePlace(as other: City) -> Bool {
        let north = coordinate.latitude - other.coordinate.latitude
        var east = abs(coordinate.longitude - other.coordinate.longitude)
        east = min(east, 360 - east) * cos(coordinate.latitude * .pi / 180)
        return (north * north + east * east).squareRoot() < 0.09
    }

    /// The city's own clock. A known time zone, which knows of daylight saving, is used as long as it agrees with the
    /// offset that the service gave for a date.
    func timeZone(secondsFromGMT: Int, at date: Date) -> TimeZone {
        if let zone = timeZoneIdentifier.flatMap(TimeZone.init(identifier:)),
            zone.secondsFromGMT(for: date) == secondsFromGMT
        {
            return zone
        }
        return TimeZone(secondsFromGMT: secondsFromGMT) ?? .gmt
    }
}
