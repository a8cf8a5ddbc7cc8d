import Foundation
import Testing

@testable import CoreLocation
import WorldCities

@Suite struct GazetteerTests {
    @Test func eachLineIsACity() {
        let cities = Gazetteer.shared.cities
        let tables = [
            WorldCity.koreanCities, WorldCity.asianCities, WorldCity.europeanCities, WorldCity.americanCities,
            WorldCity.southernCities,
        ]
        #expect(cities.count == tables.reduce(0) { $0 + $1.split(separator: "\n").count })
        for city in cities {
            #expect(CLLocationCoordinate2DIsValid(city.coordinate) && (1...40).contains(city.radius / 1000))
            #expect(Locale(identifier: "en").localizedString(forRegionCode: city.country) != nil, "\(city.country)")
            #expect(TimeZone(identifier: city.timeZone) != nil, "\(city.timeZone)")
        }
    }

    @Test func eachOtherNameIsThatOfACity() {
        let known = Set(WorldCity.all.map { "\($0.englishName),\($0.country)" })
        #expect(Set(WorldCity.otherNames.keys).subtracting(known) == [])
    }

    /// The coordinates of the IANA time zone database's cities (`zone.tab`, public domain) are within 20 km of ours.
    @Test func coordinatesAreThoseOfTheTimeZoneDatabase() throws {
        let path = "/usr/share/zoneinfo/zone.tab"
        guard let table = try? String(contentsOfFile: path, encoding: .utf8) else { return }
        var compared = 0
        for line in table.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t").map(String.init)
            let name = fields[2].split(separator: "/").last?.replacingOccurrences(of: "_", with: " ")
            guard
                let city = Gazetteer.shared.cities.first(where: { $0.name[.english] == name && $0.country == fields[0] }
                )
            else { continue }
            let point = try #require(Self.coordinate(fields[1]))
            #expect(Geodesic.distance(point, city.coordinate) < 20_000, "\(fields[2])")
            compared += 1
        }
        #expect(compared > 100)
    }

    /// The cities of the time zone database lie in the countries that it says, by our outlines.
    @Test func citiesLieInTheirCountries() throws {
        guard let table = try? String(contentsOfFile: "/usr/share/zoneinfo/zone.tab", encoding: .utf8) else { return }
        var (right, wrong) = (0, [String]())
        for line in table.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t").map(String.init)
            let found = Gazetteer.shared.country(at: try #require(Self.coordinate(fields[1])))?.code
            if found == fields[0] { right += 1 } else { wrong.append("\(fields[2]) \(found ?? "-")") }
        }
        #expect(right > 370, "\(wrong)")
    }

    @Test func eachCountryHasAName() {
        for country in Gazetteer.shared.countries {
            #expect(country.name(Locale(identifier: "ko")) != country.code, "\(country.code)")
        }
    }

    /// Reads `+3733+12658` and `+513030-0000731` (degrees, minutes, seconds).
    private static func coordinate(_ text: String) -> CLLocationCoordinate2D? {
        guard let split = text.dropFirst().firstIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
        let parts = [text[..<split], text[split...]].map { part -> Double in
            let digits = part.dropFirst().count
            let degreeDigits = digits == 4 || digits == 6 ? 2 : 3
            let number = Array(part.dropFirst())
            func value(_ range: Range<Int>) -> Double {
                range.upperBound <= number.count ? Double(String(number[range])) ?? 0 : 0
            }
            let degrees =
                value(0..<degreeDigits) + value(degreeDigits..<degreeDigits + 2) / 60
                + value(degreeDigits + 2..<degreeDigits + 4) / 3600
            return part.hasPrefix("-") ? -degrees : degrees
        }
        return CLLocationCoordinate2D(latitude: parts[0], longitude: parts[1])
    }
}
