import XCTest

@testable import TodaysWeather

final class SettingsTests: XCTestCase {
    func testUsualUnits() {
        func usual(_ identifier: String) -> Units { Units.usual(in: Locale(identifier: identifier)) }
        XCTAssertEqual(usual("en_US"), Units(temperature: .fahrenheit, speed: .milesPerHour))
        XCTAssertEqual(usual("en_GB"), Units(temperature: .celsius, speed: .milesPerHour))
        XCTAssertEqual(usual("ko_KR"), Units(temperature: .celsius, speed: .metersPerSecond))
        XCTAssertEqual(usual("de_DE"), Units(temperature: .celsius, speed: .kilometersPerHour))
    }

    func testTheUsersUnitsComeFirst() {
        XCTAssertEqual(
            Settings(temperatureUnit: .celsius).units(in: Locale(identifier: "en_US")),
            Units(temperature: .celsius, speed: .milesPerHour))
    }

    func testAPastedKeyIsTrimmed() {
        let useCase = makeContainer().resolve(SettingsUseCase.self)
        useCase.change(Settings(apiKey: " key\n"))
        XCTAssertEqual(useCase.settings.apiKey, "key")
        useCase.change(Settings(apiKey: " "))
        XCTAssertNil(useCase.settings.apiKey)
    }
}
