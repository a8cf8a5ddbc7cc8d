import Foundation

/// Takes what a geocoder found, or why it found nothing (`CLError`).
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds the place of an address and the address of a place.
///
/// It knows the world's countries and some three hundred cities, and needs no network. What it doesn't know fails with
/// `CLError.geocodeFoundNoResult`; an address of which it knows only the city with `CLError.geocodeFoundPartialResult`.
open class CLGeocoder: NSObject {
    private let requests = GeocodeRequests()

    /// Whether an answer is still to come.
    open var isGeocoding: Bool { !requests.isEmpty }

    /// Ends what is under way with `CLError.geocodeCanceled`.
    open func cancelGeocode() { requests.cancel() }

    // MARK: The address of a place

    /// Finds the city at a place, or the country where there is no city that is known.
    /// - Parameter completionHandler: called on the main thread.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        reverseGeocodeLocation(location, preferredLocale: nil, completionHandler: completionHandler)
    }

    /// Finds the city at a place, or the country where there is no city that is known.
    /// - Parameters:
    ///   - locale: the language of the answer; nil is the user's.
    ///   - completionHandler: called on the main thread.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        requests.answer(completionHandler) { try Self.placemarks(at: location, locale) }
    }

    /// Finds the city at a place, or the country where there is no city that is known.
    /// - Throws: `CLError`.
    nonisolated(nonsending) open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        try await requests.answer { try Self.placemarks(at: location, locale) }
    }

    private static func placemarks(at location: CLLocation, _ locale: Locale?) throws -> [CLPlacemark] {
        let (gazetteer, point) = (Gazetteer.shared, location.coordinate)
        if let city = gazetteer.city(at: point) { return [CLPlacemark(city, locale: locale ?? .current)] }
        guard let country = gazetteer.country(at: point) else { throw CLError(.geocodeFoundNoResult) }
        let timeZone = gazetteer.timeZone(of: country, at: point)
        return [CLPlacemark(country, at: point, timeZone: timeZone, locale: locale ?? .current)]
    }

    // MARK: The place of an address

    /// Finds a city by its name, with or without its province and country, or a country.
    /// - Parameter completionHandler: called on the main thread.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        geocodeAddressString(addressString, in: nil, preferredLocale: nil, completionHandler: completionHandler)
    }

    /// Finds a city or a country by its name.
    /// - Parameters:
    ///   - region: cities that lie in it come first.
    ///   - completionHandler: called on the main thread.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        geocodeAddressString(addressString, in: region, preferredLocale: nil, completionHandler: completionHandler)
    }

    /// Finds a city or a country by its name.
    /// - Parameters:
    ///   - region: cities that lie in it come first.
    ///   - locale: the language of the answer; nil is the user's.
    ///   - completionHandler: called on the main thread.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        requests.answer(completionHandler) { try Self.placemarks(of: addressString, region, locale) }
    }

    /// Finds a city or a country by its name.
    /// - Throws: `CLError`.
    nonisolated(nonsending) open func geocodeAddressString(
        _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        try await requests.answer { try Self.placemarks(of: addressString, region, locale) }
    }

    private static func placemarks(
        of address: String, _ region: CLRegion?, _ locale: Locale?
    ) throws -> [CLPlacemark] {
        switch Gazetteer.shared.search(address) {
        case .none: throw CLError(.geocodeFoundNoResult)
        case .partial: throw CLError(.geocodeFoundPartialResult)
        case .country(let country):
            let timeZone = Gazetteer.shared.timeZone(of: country, at: country.coordinate)
            return [CLPlacemark(country, at: nil, timeZone: timeZone, locale: locale ?? .current)]
        case .cities(let cities):
            let circle = region as? CLCircularRegion
            let near = cities.filter { circle?.contains($0.coordinate) ?? true }
            let far = cities.filter { !(circle?.contains($0.coordinate) ?? true) }
            return (near + far).map { CLPlacemark($0, locale: locale ?? .current) }
        }
    }
}
