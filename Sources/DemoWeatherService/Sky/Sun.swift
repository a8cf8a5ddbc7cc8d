import Foundation

/// Where the sun stands, after the low-accuracy formulas of the Astronomical Almanac: good to a minute or two.
enum Sun {
    /// The height above the horizon in degrees.
    static func elevation(latitude: Double, longitude: Double, at date: Date) -> Double {
        let position = position(at: date)
        let hourAngle = solarHour(longitude: longitude, at: date, equationOfTime: position.equationOfTime) * 15 - 180
        let sine =
            sin(radians(latitude)) * sin(position.declination)
            + cos(radians(latitude)) * cos(position.declination) * cos(radians(hourAngle))
        return asin(sine) * 180 / .pi
    }

    /// The hour by the sun, from 0 to 24: at 12 it stands highest.
    static func solarHour(longitude: Double, at date: Date) -> Double {
        solarHour(longitude: longitude, at: date, equationOfTime: position(at: date).equationOfTime)
    }

    /// Sunrise and sunset of the day whose noon by the sun is nearest to a time.
    /// - Returns: nil where the sun does not rise or does not set on that day.
    static func day(latitude: Double, longitude: Double, around date: Date) -> (sunrise: Date, sunset: Date)? {
        let noon = date.addingTimeInterval((12 - solarHour(longitude: longitude, at: date)) * 3600)
        guard let morning = halfDay(latitude: latitude, at: noon.addingTimeInterval(-6 * 3600)),
            let evening = halfDay(latitude: latitude, at: noon.addingTimeInterval(6 * 3600))
        else { return nil }
        return (noon.addingTimeInterval(-morning), noon.addingTimeInterval(evening))
    }

    /// The sun has risen when its upper edge shows, lifted by the air: 50 minutes of arc.
    static let horizon = -0.833

    /// Seconds between noon and the sun's rising or setting.
    private static func halfDay(latitude: Double, at date: Date) -> Double? {
        let declination = position(at: date).declination
        let cosine =
            (sin(radians(horizon)) - sin(radians(latitude)) * sin(declination))
            / (cos(radians(latitude)) * cos(declination))
        return abs(cosine) <= 1 ? acos(cosine) * 180 / .pi / 15 * 3600 : nil
    }

    private static func solarHour(longitude: Double, at date: Date, equationOfTime: Double) -> Double {
        let hours = date.timeIntervalSince1970 / 3600 + longitude / 15 + equationOfTime
        let hour = hours.truncatingRemainder(dividingBy: 24)
        return hour < 0 ? hour + 24 : hour
    }

    /// The declination in radians, and the equation of time in hours.
    private static func position(at date: Date) -> (declination: Double, equationOfTime: Double) {
        let days = date.timeIntervalSince1970 / 86400 + 2_440_587.5 - 2_451_545
        let meanLongitude = radians(280.460 + 0.9856474 * days)
        let anomaly = radians(357.528 + 0.9856003 * days)
        let longitude = meanLongitude + radians(1.915) * sin(anomaly) + radians(0.020) * sin(2 * anomaly)
        let obliquity = radians(23.439 - 0.0000004 * days)
        let rightAscension = atan2(cos(obliquity) * sin(longitude), cos(longitude))
        let difference = remainder(meanLongitude - rightAscension, 2 * .pi)
        return (asin(sin(obliquity) * sin(longitude)), difference * 12 / .pi)
    }

    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
