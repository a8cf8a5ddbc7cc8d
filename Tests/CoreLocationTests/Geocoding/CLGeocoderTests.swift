import CoreLocation
import Foundation
import Testing

@MainActor
@Suite struct CLGeocoderTests {
    private let english = Locale(identifier: "en_US")
    private let korean = Locale(identifier: "ko_KR")

    @Test(
        arguments: [
            ("Seoul", "Seoul"), ("서울", "Seoul"), ("서울특별시", "Seoul"), ("busan, South Korea", "Busan"),
            ("대한민국 부산광역시", "Busan"), ("경기도 수원시", "Suwon"), ("SAO PAULO", "São Paulo"), ("Paris, FR", "Paris"),
            ("New York, NY, USA", "New York"), ("New York City", "New York"), ("Los Angeles, CA", "Los Angeles"),
            ("Washington, D.C.", "Washington"), ("Toronto, ON", "Toronto"), ("Los Angeles, NY", nil),
            ("NYC", "New York"), ("München", "Munich"), ("munchen, Germany", "Munich"), ("東京", "Tokyo"),
            ("Москва", "Moscow"), ("Kiev", "Kyiv"), ("San Francisco, California", "San Francisco"),
        ] as [(String, String?)])
    func citiesAreFoundByTheirNames(_ address: String, _ name: String?) async {
        let found = try? await CLGeocoder().geocodeAddressString(address, in: nil, preferredLocale: english)
        #expect(found?.first?.locality == name)
    }

    @Test(
        arguments: [
            ("France", "FR"), ("대한민국", "KR"), ("한국", "KR"), ("south korea", "KR"), ("Deutschland", "DE"), ("日本", "JP"),
            ("USA", "US"), ("België", "BE"), ("Malta", "MT"), ("미국", "US"), ("Singapore", "SG"),
        ])
    func countriesAreFoundByTheirNames(_ name: String, _ code: String) async throws {
        let found = try await CLGeocoder().geocodeAddressString(name, in: nil, preferredLocale: english)
        let place = try #require(found.first)
        #expect(place.isoCountryCode == code && place.thoroughfare == nil)
        if code == "SG" { return }
        #expect(place.name == english.localizedString(forRegionCode: code) && place.locality == nil)
        let middle = try #require(place.location?.coordinate)
        #expect((place.region as? CLCircularRegion)?.contains(middle) == true)
    }

    /// Places away from the cities of the table: a village in Gangwon, the Great Plains, the Massif Central, Lesotho and a
    /// beach of Malta.
    @Test(
        arguments: [
            (38.0, 128.2, "KR"), (41.5, -100.5, "US"), (45.1, 3.0, "FR"), (-29.5, 28.2, "LS"), (35.98, 14.36, "MT"),
            (45.0, 34.2, "UA"), (22.6, 114.1, "CN"), (-25, 135, "AU"),
        ])
    func aPlaceInTheCountryIsInItsCountry(_ latitude: Double, _ longitude: Double, _ code: String) async throws {
        let location = CLLocation(latitude: latitude, longitude: longitude)
        let place = try #require(
            try await CLGeocoder().reverseGeocodeLocation(location, preferredLocale: english).first)
        #expect(place.isoCountryCode == code && place.thoroughfare == nil)
    }

    @Test(arguments: [(0.0, -30.0), (45, -160), (-50, 90), (34, 124), (89.9, 10)])
    func onTheSeaNothingIsFound(_ latitude: Double, _ longitude: Double) async {
        await #expect(throws: CLError(.geocodeFoundNoResult)) {
            try await CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: latitude, longitude: longitude))
        }
    }

    @Test func whatIsNotKnownIsAnError() async {
        await #expect(throws: CLError(.geocodeFoundNoResult)) {
            try await CLGeocoder().geocodeAddressString("Atlantis")
        }
        await #expect(throws: CLError(.geocodeFoundNoResult)) { try await CLGeocoder().geocodeAddressString("") }
        await #expect(throws: CLError(.geocodeFoundPartialResult)) {
            try await CLGeocoder().geocodeAddressString("1 Infinite Loop, Cupertino, CA")
        }
        await #expect(throws: CLError(.geocodeFoundNoResult)) {
            try await CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 0, longitude: -30))
        }
        await #expect(throws: CLError(.geocodeFoundNoResult)) {
            try await CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: .nan, longitude: .nan))
        }
    }

    @Test func aPlaceIsToldInTheLanguageThatIsAskedFor() async throws {
        let cluster = CLLocation(latitude: 37.48815449911871, longitude: 127.06476621423361)
        let place = try #require(
            try await CLGeocoder().reverseGeocodeLocation(cluster, preferredLocale: korean).first)
        #expect(place.locality == "서울" && place.administrativeArea == "서울특별시" && place.country == "대한민국")
        #expect(place.isoCountryCode == "KR" && place.timeZone?.identifier == "Asia/Seoul")
        let inEnglish = try await CLGeocoder().reverseGeocodeLocation(cluster, preferredLocale: english).first
        #expect(inEnglish?.country == "South Korea" && inEnglish?.name == "Seoul")
    }

    @Test func theHandlerIsCalledOnTheMainThreadOnce() async {
        let geocoder = CLGeocoder()
        let name = await withCheckedContinuation { waiting in
            geocoder.geocodeAddressString("Tokyo") { placemarks, error in
                waiting.resume(
                    returning: CallbackThread.isMain && error == nil ? placemarks?.first?.isoCountryCode : nil)
            }
            #expect(geocoder.isGeocoding)
        }
        #expect(name == "JP" && !geocoder.isGeocoding)
    }

    @Test func aRegionPutsItsCitiesFirst() async throws {
        let costaRica = CLCircularRegion(center: CLLocationCoordinate2DMake(9.9, -84), radius: 100_000, identifier: "")
        let found = try await CLGeocoder().geocodeAddressString("San Jose", in: costaRica)
        #expect(found.map(\.isoCountryCode) == ["CR", "US"])
    }
}
