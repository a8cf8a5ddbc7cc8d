import XCTest

@testable import TodaysWeather

final class FileRepositoryTests: XCTestCase {
    private var folder: URL!

    override func setUp() {
        folder = FileManager.default.temporaryDirectory.appending(path: "TodaysWeatherTests-\(UUID().uuidString)")
    }

    override func tearDown() {
        try? FileManager.default.removeItem(at: folder)
    }

    func testCitiesAreKept() {
        XCTAssertNil(FileCityRepository(folder: folder).cities)
        FileCityRepository(folder: folder).cities = [City.defaults[2], City.defaults[0]]
        XCTAssertEqual(FileCityRepository(folder: folder).cities, [City.defaults[2], City.defaults[0]])
    }

    func testAnEmptyListStaysEmpty() {
        FileCityRepository(folder: folder).cities = []
        XCTAssertEqual(FileCityRepository(folder: folder).cities, [])
    }

    func testWeatherIsKeptUntilItsCityIsRemoved() {
        let date = CurrentWeather.mockDate
        let cache = FileWeatherCache(folder: folder)
        for city in City.defaults { cache.keep(Dated(value: CurrentWeather.mockData[0], date: date), of: city) }
        cache.keep(Dated(value: Forecast.mockData, date: date), of: City.defaults[0])
        cache.removeAll(except: [City.defaults[0]])
        let later = FileWeatherCache(folder: folder)
        XCTAssertEqual(later.currentWeather(of: City.defaults[0])?.value, CurrentWeather.mockData[0])
        XCTAssertEqual(later.forecast(of: City.defaults[0])?.date, date)
        XCTAssertNil(later.currentWeather(of: City.defaults[1]))
    }

    func testMadeUpWeatherIsNeverTakenForReal() {
        var isDemonstration = true
        let cache = FileWeatherCache(folder: folder) { isDemonstration }
        let weather = Dated(value: CurrentWeather.mockData[0], date: CurrentWeather.mockDate)
        cache.keep(weather, of: City.defaults[0])
        XCTAssertNotNil(cache.currentWeather(of: City.defaults[0]))
        isDemonstration = false
        XCTAssertNil(cache.currentWeather(of: City.defaults[0]))
        XCTAssertNil(FileWeatherCache(folder: folder).currentWeather(of: City.defaults[0]))
        cache.keep(weather, of: City.defaults[1])
        isDemonstration = true
        XCTAssertNil(cache.currentWeather(of: City.defaults[1]))
    }

    func testOnlyTheUserReadsTheKey() throws {
        FileSettingsRepository(folder: folder).settings = Settings(speedUnit: .milesPerHour, apiKey: "k")
        let path = folder.appending(path: "settings.json").path
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        XCTAssertEqual((attributes[.posixPermissions] as? NSNumber)?.intValue, 0o600)
        XCTAssertEqual(FileSettingsRepository(folder: folder).settings.apiKey, "k")
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["settings.json"])
    }

    func testBrokenFilesCountAsNone() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["cities.json", "weather.json", "settings.json"] {
            try Data("[{".utf8).write(to: folder.appending(path: name))
        }
        XCTAssertNil(FileCityRepository(folder: folder).cities)
        XCTAssertNil(FileWeatherCache(folder: folder).currentWeather(of: City.defaults[0]))
        XCTAssertEqual(FileSettingsRepository(folder: folder).settings, Settings())
    }

    func testNoTextTellsTheKey() {
        let settings = Settings(apiKey: "secret")
        var dumped = ""
        dump(settings, to: &dumped)
        XCTAssertFalse("\(settings) \(String(reflecting: settings)) \(dumped)".contains("secret"))
    }
}
