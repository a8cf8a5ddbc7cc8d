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
            ("New York, NY, USA", nil), ("New York City", "New York"),
            ("NYC", "New York"), ("München", "Munich"), ("munchen, Germany", "Munich"), ("東京", "Tokyo"),
            ("Москва", "Moscow"), ("Kiev", "Kyiv"), ("San Francisco, California", "San Francisco"),
        ] as [(String, String?)])
    func citiesAreFoundByTheirNames(_ address: String, _ name: String?) async {
        let found = try? await CLGeocoder().geocodeAddressString(address, in: nil, preferredLocale: english)
        #expect(found?.first?.locality == name)
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
