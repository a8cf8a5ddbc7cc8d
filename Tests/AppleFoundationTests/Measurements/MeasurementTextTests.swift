import Foundation
import Testing

@testable import AppleFoundation

/// What Apple's formatters write, as its documentation and published outputs have it.
struct MeasurementTextTests {
    private static let american = Locale(identifier: "en_US")
    private static let korean = Locale(identifier: "ko_KR")
    private let warmth = Measurement(value: 25, unit: UnitTemperature.celsius)

    private func formatter(_ locale: Locale, _ options: MeasurementFormatter.UnitOptions = []) -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        formatter.locale = locale
        formatter.unitOptions = options
        return formatter
    }

    @Test func unitsAreThoseOfThePlace() {
        #expect(formatter(Self.american).string(from: warmth) == "77°F")
        #expect(formatter(Self.korean).string(from: warmth) == "25°C")
        #expect(formatter(Self.american, .providedUnit).string(from: warmth) == "25°C")
        #expect(formatter(Self.korean, .temperatureWithoutUnit).string(from: warmth) == "25°")
        let way = Measurement(value: 5000, unit: UnitLength.meters)
        #expect(formatter(Self.korean).string(from: way) == "5 km")
        #expect(formatter(Self.american, .providedUnit).string(from: way) == "5,000 m")
    }

    @Test func stylesAreLongAndShort() {
        let formatter = formatter(Self.american, .providedUnit)
        formatter.unitStyle = .long
        #expect(formatter.string(from: warmth) == "25 degrees Celsius")
        #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.kilometers)) == "1 kilometer")
        formatter.unitStyle = .short
        #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "5km")
    }

    @Test func formatStylesWriteMeasurements() {
        let style = Measurement<UnitTemperature>.FormatStyle(width: .abbreviated, locale: Self.american)
        #expect(warmth.formatted(style) == "77°F")
        let weather = Measurement<UnitTemperature>.FormatStyle(
            width: .narrow, locale: Self.korean, usage: .weather, hidesScaleName: true)
        #expect(Measurement(value: 18.6, unit: UnitTemperature.celsius).formatted(weather) == "19°")
        let provided = Measurement(value: 3, unit: UnitMass.grams)
            .formatted(.measurement(width: .wide, usage: .asProvided).locale(Self.american))
        #expect(provided == "3 grams")
    }
}
