import Foundation
import LocalServer
import Testing

@testable import DemoWeatherService

@Suite struct WeatherAPITests {
    /// The fields that https://openweathermap.org/current lists.
    @Test func currentWeatherHasAllDocumentedFields() throws {
        let json = try ServiceFixture.current("q=Seoul", ServiceFixture.api())
        for path in [
            "coord.lon", "coord.lat", "weather.0.id", "main.temp", "main.feels_like", "main.pressure", "main.humidity",
            "main.temp_min", "main.temp_max", "main.sea_level", "main.grnd_level", "visibility", "wind.speed",
            "wind.deg", "wind.gust", "clouds.all", "dt", "sys.type", "sys.id", "sys.sunrise", "sys.sunset", "timezone",
            "id", "cod",
        ] { #expect(json.number(path) != nil, "\(path)") }
        for path in ["weather.0.main", "weather.0.description", "weather.0.icon", "base", "sys.country", "name"] {
            #expect(json.text(path) != nil, "\(path)")
        }
    }

    /// The fields that https://openweathermap.org/forecast5 lists.
    @Test func theForecastHasAllDocumentedFields() throws {
        let json = try ServiceFixture.forecast("q=Seoul&cnt=3", ServiceFixture.api())
        for path in [
            "message", "cnt", "list.2.dt", "list.2.main.temp", "list.2.main.feels_like", "list.2.main.temp_min",
            "list.2.main.temp_max", "list.2.main.pressure", "list.2.main.sea_level", "list.2.main.grnd_level",
            "list.2.main.humidity", "list.2.main.temp_kf", "list.2.weather.0.id", "list.2.clouds.all",
            "list.2.wind.speed", "list.2.wind.deg", "list.2.wind.gust", "list.2.visibility", "list.2.pop", "city.id",
            "city.coord.lat", "city.coord.lon", "city.population", "city.timezone", "city.sunrise", "city.sunset",
        ] { #expect(json.number(path) != nil, "\(path)") }
        for path in ["cod", "list.2.sys.pod", "list.2.dt_txt", "city.name", "city.country"] {
            #expect(json.text(path) != nil, "\(path)")
        }
        #expect(json.number("cnt") == 3 && json.value("list.3") == nil)
    }

    @Test func theForecastIsFiveDaysInStepsOfThreeHours() throws {
        let json = try ServiceFixture.forecast("q=Seoul", ServiceFixture.api(at: "2026-07-01T12:34:56Z"))
        #expect(json.text("list.0.dt_txt") == "2026-07-01 15:00:00")
        #expect(json.text("list.39.dt_txt") == "2026-07-06 12:00:00" && json.value("list.40") == nil)
    }

    @Test func unitsAreTheOnesThatAreAskedFor() throws {
        let api = try ServiceFixture.api()
        let kelvin = try #require(try ServiceFixture.current("q=Seoul", api).number("main.temp"))
        let celsius = try #require(try ServiceFixture.current("q=Seoul&units=metric", api).number("main.temp"))
        let fahrenheit = try #require(try ServiceFixture.current("q=Seoul&units=imperial", api).number("main.temp"))
        #expect(abs(kelvin - celsius - 273.15) < 0.011 && abs(fahrenheit - celsius * 1.8 - 32) < 0.02)
        let metres = try #require(try ServiceFixture.current("q=Seoul", api).number("wind.speed"))
        let miles = try #require(try ServiceFixture.current("q=Seoul&units=imperial", api).number("wind.speed"))
        #expect(abs(metres - miles * 0.44704) < 0.02)
    }

    @Test(arguments: ["kr", "ko"]) func koreanIsSpoken(code: String) throws {
        let json = try ServiceFixture.current("q=Busan&lang=\(code)", ServiceFixture.api())
        #expect(json.text("name") == "부산")
        #expect(json.text("weather.0.description")?.contains { $0.isASCII && $0.isLetter } == false)
        #expect(try ServiceFixture.current("q=Busan&lang=xx", ServiceFixture.api()).text("name") == "Busan")
    }

    @Test func theTimeZoneIsThePlacesOwnWithDaylightSaving() throws {
        let (winter, summer) = (try ServiceFixture.api(at: "2026-01-01T00:00:00Z"), try ServiceFixture.api())
        #expect(try ServiceFixture.current("q=Paris", winter).number("timezone") == 3600)
        #expect(try ServiceFixture.current("q=Paris", summer).number("timezone") == 7200)
        #expect(try ServiceFixture.current("q=Seoul", summer).number("timezone") == 32400)
        #expect(try ServiceFixture.current("q=Kathmandu", summer).number("timezone") == 20700)
    }

    /// Sydney's day begins when it is still yesterday in universal time.
    @Test func theSunIsThatOfThePlacesOwnDay() throws {
        let json = try ServiceFixture.current("q=Sydney", ServiceFixture.api(at: "2026-07-01T22:00:00Z"))
        let sunrise = try #require(json.number("sys.sunrise"))
        #expect(sunrise > 1_782_934_000 && sunrise < 1_782_942_000)
        #expect(json.text("weather.0.icon")?.hasSuffix("d") == true)
    }

    @Test func aPolarNightHasNoSunrise() throws {
        let json = try ServiceFixture.current("q=Troms%C3%B8", ServiceFixture.api(at: "2026-12-21T12:00:00Z"))
        #expect(json.value("sys.sunrise") == nil && json.value("sys.sunset") == nil && json.text("name") == "Tromsø")
    }
}

// MARK: - Pictures

extension WeatherAPITests {
    @Test(arguments: [("10d.png", 50), ("01n@2x.png", 100), ("50d@4x.png", 200)])
    func eachConditionHasAPicture(file: String, side: UInt8) throws {
        let answer = try ServiceFixture.api().answer(path: "/img/wn/\(file)", query: "")
        #expect(answer.status == 200 && answer.type == "image/png")
        #expect(answer.body.prefix(8) == Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
        #expect(answer.body[19] == side && answer.body[23] == side)
    }

    @Test(arguments: ["10x.png", "99d.png", "10d@3x.png", "../10d.png", ""])
    func otherPicturesAreNotThere(file: String) throws {
        #expect(try ServiceFixture.api().answer(path: "/img/wn/\(file)", query: "").status == 404)
    }
}

// MARK: - Places

extension WeatherAPITests {
    @Test(arguments: [
        "q=Seoul", "q=seoul", "q=SEOUL,kr", "q=%EC%84%9C%EC%9A%B8", "q=%EC%84%9C%EC%9A%B8%ED%8A%B9%EB%B3%84%EC%8B%9C",
        "q=Seoul,South+Korea", "q=+Seoul+", "id=1835848", "lat=37.57&lon=126.98", "lat=37.5&lon=127.05&q=Paris",
    ])
    func aCityIsFound(query: String) throws {
        #expect(try ServiceFixture.current(query, ServiceFixture.api()).number("id") == 1_835_848)
    }

    @Test func knownNumbersAreOfCitiesThatAreThere() {
        let numbers = Set(PlaceDirectory.shared.places.map(\.id))
        #expect(numbers.count == PlaceDirectory.shared.places.count)
        for (name, number) in PlaceDirectory.knownIdentifiers { #expect(numbers.contains(number), "\(name)") }
    }

    @Test func theSeaHasWeatherAndNoName() throws {
        let json = try ServiceFixture.current("lat=0&lon=-150", ServiceFixture.api())
        #expect(json.text("name") == "" && json.number("timezone") == -36000 && json.number("cod") == 200)
    }

    @Test func namesThatBeginLikeTheQueryAreFoundWholeOnesFirst() throws {
        #expect(try ServiceFixture.places("q=bus&limit=5").map { $0["name"] as? String } == ["Busan"])
        let names = try ServiceFixture.places("q=san&limit=5").compactMap { $0["name"] as? String }
        #expect(names.count == 5 && names.allSatisfy { $0.contains("San") })
        #expect(try ServiceFixture.places("q=%EB%B6%80&limit=5").contains { $0.text("local_names.ko") == "부산" })
        #expect(try ServiceFixture.places("q=Cambridge,GB").first?.text("country") == "GB")
        #expect(try ServiceFixture.places("q=Nowhere").isEmpty)
        #expect(try ServiceFixture.places("q=a").count == 1)
    }

    @Test func theCityAroundAPointIsFound() throws {
        let places = try ServiceFixture.places("lat=37.5&lon=127.0&limit=5", path: "/geo/1.0/reverse")
        #expect(places.first?["name"] as? String == "Seoul")
        #expect(try ServiceFixture.places("lat=0&lon=-150", path: "/geo/1.0/reverse").isEmpty)
    }
}

// MARK: - Errors

extension WeatherAPITests {
    @Test(arguments: [
        ("/data/2.5/weather", "q=Nowhere", 404, "city not found"), ("/data/2.5/weather", "id=1", 404, "city not found"),
        ("/data/2.5/weather", "", 400, "Nothing to geocode"), ("/data/2.5/weather", "q=", 400, "Nothing to geocode"),
        ("/data/2.5/forecast", "lat=91&lon=0", 400, "wrong latitude"),
        ("/data/2.5/forecast", "lat=1", 400, "wrong longitude"), ("/geo/1.0/direct", "", 400, "Nothing to geocode"),
        ("/data/2.5/weather", "zip=94040,us", 404, "city not found"),
        ("/data/2.5/weather", "q=Seoul&mode=xml", 400, "mode xml is not answered here"),
        ("/data/2.5/weather", "id=x", 400, "x is not a city ID"), ("/other", "", 404, "Internal error"),
    ])
    func errorsAreOpenWeathers(path: String, query: String, status: Int, message: String) throws {
        let answer = try ServiceFixture.api().answer(path: path, query: query)
        #expect(answer.status == status)
        let json = try ServiceFixture.json(answer.body)
        #expect(json.text("message") == message && json.text("cod") == "\(status)")
    }

    @Test func aKeyThatIsDemandedHasToBeGiven() throws {
        var api = try ServiceFixture.api()
        api.key = "right"
        for query in ["q=Seoul", "q=Seoul&appid=wrong", "q=Seoul&appid="] {
            let answer = api.answer(path: "/data/2.5/weather", query: query)
            #expect(answer.status == 401)
            #expect(try ServiceFixture.json(answer.body).number("cod") == 401)
        }
        #expect(api.answer(path: "/data/2.5/weather", query: "q=Seoul&appid=right").status == 200)
    }

    @Test(arguments: Fault.allCases) func eachFaultHasAPlaceThatAnswersWithIt(fault: Fault) throws {
        let name = fault.placeName.replacingOccurrences(of: " ", with: "+")
        let place = try #require(try ServiceFixture.places("q=\(name)").first)
        let (latitude, longitude) = (try #require(place.number("lat")), try #require(place.number("lon")))
        let byName = try ServiceFixture.api().answer(path: "/data/2.5/weather", query: "q=\(name)")
        let point = "lat=\(latitude)&lon=\(longitude)"
        #expect(try ServiceFixture.api().answer(path: "/data/2.5/weather", query: point) == byName)
        let isPlain = byName.status == 200 && byName.delivery == .whole && byName.delay == 0
        let json = isPlain ? try? ServiceFixture.json(byName.body) : nil
        #expect(json?.number("wind.gust") == nil, "nothing is wrong with the answer")
    }

    @Test func everyOtherRequestOfAFlakyPlaceIsAnswered() throws {
        let api = try ServiceFixture.api()
        let statuses = (0..<4).map { _ in api.answer(path: "/data/2.5/weather", query: "q=Fault+Flaky").status }
        #expect(statuses == [500, 200, 500, 200])
    }

    @Test func aSearchFindsPlacesWithFaults() throws {
        #expect(try ServiceFixture.places("q=fault&limit=5").count == 5)
        #expect(try ServiceFixture.places("q=%EA%B3%A0%EC%9E%A5&limit=5").count == 5)
        #expect(
            try ServiceFixture.places("q=fault+f&limit=5").map { $0["name"] as? String } == [
                "Fault Few Fields", "Fault Flaky",
            ])
    }

    @Test func fieldsThatAreOptionalMayBeMissing() throws {
        let json = try ServiceFixture.current("q=Fault+Few+Fields", ServiceFixture.api())
        #expect(json.number("main.temp") != nil && json.value("visibility") == nil && json.value("wind.gust") == nil)
        let bare = try ServiceFixture.current("q=Fault+Missing+Fields", ServiceFixture.api())
        #expect(Set(bare.keys) == ["cod", "name"])
    }
}
