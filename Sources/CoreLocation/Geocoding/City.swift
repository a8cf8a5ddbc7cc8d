import Foundation
import WorldCities

/// A city of the gazetteer.
struct City: Sendable {
    enum Language: Hashable, Sendable {
        case english, korean

        /// English stands in for languages that the gazetteer has no names in.
        init(_ locale: Locale) { self = locale.language.languageCode?.identifier == "ko" ? .korean : .english }
    }

    var name: [Language: String]
    /// Others that it is found by, in any language.
    var otherNames: [String]
    /// The state or province, where the gazetteer tells it.
    var administrativeArea: [Language: String] = [:]
    /// Two letters, ISO 3166-1.
    var country: String
    var coordinate: CLLocationCoordinate2D
    var timeZone: String
    /// How far from the middle the city reaches, in metres.
    var radius: Double

    init(_ city: WorldCity) {
        name = [.english: city.englishName, .korean: city.koreanName]
        otherNames = city.otherNames
        country = city.country
        coordinate = CLLocationCoordinate2D(latitude: city.latitude, longitude: city.longitude)
        radius = city.reach * 1000
        timeZone = city.timeZone
        guard let english = city.englishArea, let korean = city.koreanArea else { return }
        administrativeArea = [.english: english, .korean: korean]
    }
}
