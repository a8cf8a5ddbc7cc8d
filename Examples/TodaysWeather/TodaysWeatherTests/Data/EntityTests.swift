import XCTest

@testable import TodaysWeather

/// Answers with each field that OpenWeather documents.
final class EntityTests: XCTestCase {
    private func decoded<Value: Decodable>(_ text: String) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }

    private static let weather = """
        {"coord":{"lon":126.98,"lat":37.57},
         "weather":[{"id":501,"main":"Rain","description":"moderate rain","icon":"10n"}],
         "base":"stations",
         "main":{"temp":18.2,"feels_like":17.9,"temp_min":16.5,"temp_max":20.1,"pressure":1015,"humidity":64,
                 "sea_level":1015,"grnd_level":933},
         "visibility":9000,"wind":{"speed":4.1,"deg":349,"gust":6.7},"clouds":{"all":75},
         "rain":{"1h":3.16},"dt":1661870592,
         "sys":{"type":2,"id":2075663,"message":0.5,"country":"KR","sunrise":1661834187,"sunset":1661882248},
         "timezone":32400,"id":1835848,"name":"Seoul","cod":200}
        """

    func testEachFieldOfTheWeather() throws {
        let data: ResponseWeatherData = try decoded(Self.weather)
        XCTAssertEqual(data.coord, ResponseCoordinate(lat: 37.57, lon: 126.98))
        XCTAssertEqual(data.base, "stations")
        XCTAssertEqual([data.main.seaLevel, data.main.groundLevel, data.main.tempKf], [1015, 933, nil])
        XCTAssertEqual(data.weather[0].main, "Rain")
        XCTAssertEqual(data.weather[0].description, "moderate rain")
        XCTAssertEqual([data.sys?.type, data.sys?.id, data.id, data.cod?.value], [2, 2_075_663, 1_835_848, 200])
        XCTAssertEqual([data.sys?.country, data.name], ["KR", "Seoul"])
        XCTAssertEqual(data.sys?.message, 0.5)
    }

    func testTheWeatherInTheAppsWords() throws {
        let weather = try (decoded(Self.weather) as ResponseWeatherData).domain
        XCTAssertEqual(
            weather,
            CurrentWeather(
                condition: .rain, isNight: true, temperature: 18.2, feelsLike: 17.9, low: 16.5, high: 20.1,
                humidity: 64,
                pressure: 1015, windSpeed: 4.1, windDirection: 349, gust: 6.7, visibility: 9000, cloudiness: 75,
                precipitation: 3.16, sunrise: Date(timeIntervalSince1970: 1_661_834_187),
                sunset: Date(timeIntervalSince1970: 1_661_882_248), secondsFromGMT: 32400,
                date: Date(timeIntervalSince1970: 1_661_870_592)))
    }

    func testFieldsMayBeMissing() throws {
        let data: ResponseWeatherData = try decoded(
            #"{"coord":{"lon":1,"lat":2},"weather":[],"main":{"temp":3},"dt":4,"sys":{"sunrise":0,"sunset":0}}"#)
        XCTAssertEqual(
            data.domain,
            CurrentWeather(condition: .unknown, temperature: 3, date: Date(timeIntervalSince1970: 4)))
    }

    func testWithoutAnIconTheSunTellsTheNight() throws {
        func isNight(at time: Int) throws -> Bool {
            try
                (decoded(
                    """
                    {"coord":{"lon":1,"lat":2},"weather":[{"id":800}],"main":{"temp":3},"dt":\(time),
                     "sys":{"sunrise":100,"sunset":200}}
                    """) as ResponseWeatherData).domain.isNight
        }
        XCTAssertEqual(try [99, 100, 199, 200].map(isNight), [true, false, false, true])
    }

    func testEachFieldOfTheForecast() throws {
        let data: ResponseForecastData = try decoded(
            """
            {"cod":"200","message":0,"cnt":1,"list":[
              {"dt":1661871600,"main":{"temp":-1.5,"feels_like":-3,"temp_min":-2,"temp_max":-1,"pressure":1015,
               "sea_level":1015,"grnd_level":933,"humidity":69,"temp_kf":-0.5},
               "weather":[{"id":600,"main":"Snow","description":"light snow","icon":"13d"}],
               "clouds":{"all":100},"wind":{"speed":0.62,"deg":349,"gust":1.18},"visibility":10000,"pop":0.32,
               "snow":{"3h":0.26},"sys":{"pod":"d"},"dt_txt":"2022-08-30 15:00:00"}],
             "city":{"id":3163858,"name":"Zocca","coord":{"lat":44.34,"lon":10.99},"country":"IT","population":4593,
              "timezone":7200,"sunrise":1661834187,"sunset":1661882248}}
            """)
        XCTAssertEqual(data.cod?.value, 200)
        XCTAssertEqual([data.cnt, data.city?.id, data.city?.population], [1, 3_163_858, 4593])
        XCTAssertEqual(data.list[0].main.tempKf, -0.5)
        XCTAssertEqual(data.list[0].dtTxt, "2022-08-30 15:00:00")
        XCTAssertEqual(data.domain.secondsFromGMT, 7200)
        XCTAssertEqual(
            data.domain.steps,
            [
                ForecastStep(
                    date: Date(timeIntervalSince1970: 1_661_871_600), condition: .snow, temperature: -1.5, low: -2,
                    high: -1, precipitationChance: 0.32, precipitation: 0.26)
            ])
    }

    func testEachFieldOfAPlace() throws {
        let places: [ResponsePlace] = try decoded(
            """
            [{"name":"London","local_names":{"ko":"런던","en":"London","feature_name":"London"},
              "lat":51.5073,"lon":-0.1277,"country":"GB","state":"England"}]
            """)
        let city = places[0].domain
        XCTAssertEqual(city.name(in: Locale(identifier: "ko_KR")), "런던")
        XCTAssertEqual(city.name(in: Locale(identifier: "fr")), "London")
        XCTAssertEqual(city.state, "England")
        XCTAssertEqual(city.country, "GB")
    }
}
