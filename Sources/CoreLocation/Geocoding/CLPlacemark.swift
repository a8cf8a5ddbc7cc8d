import Foundation

/// What is known of a place: its names, from the country down to the house.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
    /// The place's point.
    public let location: CLLocation?
    /// The area that the place covers.
    public let region: CLRegion?
    public let timeZone: TimeZone?
    /// The place's own name.
    public let name: String?
    /// The street. Cities and countries are known here, and no streets: this and what is smaller is nil.
    public let thoroughfare: String?
    /// The number of the house.
    public let subThoroughfare: String?
    /// The city; nil where only the country is known.
    public let locality: String?
    /// The quarter of the city.
    public let subLocality: String?
    /// The state or province.
    public let administrativeArea: String?
    /// The county.
    public let subAdministrativeArea: String?
    public let postalCode: String?
    /// The country's two letters in ISO 3166-1.
    public let isoCountryCode: String?
    /// The country's name.
    public let country: String?
    /// The lake or river.
    public let inlandWater: String?
    public let ocean: String?
    public let areasOfInterest: [String]?

    /// A copy.
    public init(placemark: CLPlacemark) {
        location = placemark.location
        region = placemark.region
        timeZone = placemark.timeZone
        name = placemark.name
        thoroughfare = placemark.thoroughfare
        subThoroughfare = placemark.subThoroughfare
        locality = placemark.locality
        subLocality = placemark.subLocality
        administrativeArea = placemark.administrativeArea
        subAdministrativeArea = placemark.subAdministrativeArea
        postalCode = placemark.postalCode
        isoCountryCode = placemark.isoCountryCode
        country = placemark.country
        inlandWater = placemark.inlandWater
        ocean = placemark.ocean
        areasOfInterest = placemark.areasOfInterest
    }

    /// A city, in a locale's language.
    init(_ city: City, locale: Locale) {
        let language = City.Language(locale)
        location = CLLocation(
            coordinate: city.coordinate, altitude: 0, horizontalAccuracy: city.radius, verticalAccuracy: -1,
            timestamp: Date())
        region = CLCircularRegion(center: city.coordinate, radius: city.radius, identifier: city.name[.english] ?? "")
        timeZone = TimeZone(identifier: city.timeZone)
        name = city.name[language]
        locality = city.name[language]
        administrativeArea = city.administrativeArea[language]
        isoCountryCode = city.country
        country = locale.localizedString(forRegionCode: city.country)
        (thoroughfare, subThoroughfare, subLocality, subAdministrativeArea) = (nil, nil, nil, nil)
        (postalCode, inlandWater, ocean, areasOfInterest) = (nil, nil, nil, nil)
    }

    /// A country, in a locale's language.
    /// - Parameter point: a place in it; nil is its middle.
    init(_ place: Country, at point: CLLocationCoordinate2D?, timeZone: TimeZone?, locale: Locale) {
        location = CLLocation(
            coordinate: point ?? place.coordinate, altitude: 0, horizontalAccuracy: point == nil ? place.radius : 0,
            verticalAccuracy: -1, timestamp: Date())
        region = CLCircularRegion(center: place.coordinate, radius: place.radius, identifier: place.code)
        self.timeZone = timeZone
        name = place.name(locale)
        country = place.name(locale)
        isoCountryCode = place.code
        (locality, administrativeArea) = (nil, nil)
        (thoroughfare, subThoroughfare, subLocality, subAdministrativeArea) = (nil, nil, nil, nil)
        (postalCode, inlandWater, ocean, areasOfInterest) = (nil, nil, nil, nil)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        let names = [name, administrativeArea, country].compactMap { $0 }
        return names.enumerated().filter { $0.offset == 0 || $0.element != names[0] }.map(\.element)
            .joined(separator: ", ")
    }
}
