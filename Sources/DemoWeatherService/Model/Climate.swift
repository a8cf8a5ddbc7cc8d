import Foundation

/// What the weather of a place is like over the year.
///
/// Rough zones, not measurements: enough that July in Seoul is hot and wet, and the Sahara dry.
struct Climate: Sendable {
    let latitude: Double
    let longitude: Double
    /// In metres above the sea.
    let elevation: Double

    /// The mean temperature of a day of the year, in degrees Celsius.
    func temperature(at date: Date) -> Double {
        let zone = 27 - 0.0068 * latitude * latitude
        let height = -0.0060 * elevation
        return zone + region.warmth + height + seasonalRange * summer(at: date)
    }

    /// Half of what a clear day's temperature goes up and down, in degrees.
    var dailyRange: Double { 4.5 + 2.5 * region.dryness + min(elevation, 3000) / 1500 }

    /// How much of the sky is in cloud on average, from 0 to 1.
    func cloudiness(at date: Date) -> Double {
        let equator = 0.12 * exp(-pow(latitude / 12, 2))
        return min(max(0.46 + equator - 0.38 * region.dryness + region.monsoon * summer(at: date), 0.05), 0.8)
    }

    /// From 0 to 1.
    var dryness: Double { region.dryness }

    /// From -1 in the middle of winter to 1 in the middle of summer, which come a month after the sun's.
    private func summer(at date: Date) -> Double {
        let day = date.timeIntervalSince1970 / 86400
        let northern = cos((day / 365.2425 - 201 / 365.2425) * 2 * .pi)
        return latitude >= 0 ? northern : -northern
    }

    /// By how many degrees the air that comes from elsewhere can be warmer or colder.
    var changeRange: Double { (3 + abs(latitude) * 0.11) * (0.5 + 0.5 * region.inland) }

    private var seasonalRange: Double { abs(latitude) * 0.27 * region.inland }

    /// How dry a region is (0 to 1), how much its seasons differ, how much warmer than its latitude it is in degrees,
    /// and how much more cloud summer brings than winter.
    private var region: (dryness: Double, inland: Double, warmth: Double, monsoon: Double) {
        switch (latitude, longitude) {
        case (12..<34, -18..<60): (0.9, 0.9, 1.5, 0)
        case (-28 ..< -3, -82 ..< -70): (0.8, 0.5, -3, 0)
        case (36..., -25..<25): (0, 0.6, 3.5, -0.08)
        case (30..., 25..<60): (0.25, 1.05, 0, -0.1)
        case (45..., 60..<150): (0.2, 1.7, -3, 0.05)
        case (20..., 100..<150): (0, 1.35, -3.5, 0.14)
        case (8..<35, 60..<100): (0.35, 0.8, 1, 0.3)
        case (28..<45, -125 ..< -102): (0.7, 0.75, 1, -0.1)
        case (30..., -102 ..< -50): (0, 1.25, -2, 0)
        case (45..., -140 ..< -102): (0, 0.8, 1, -0.1)
        case (..<(-12), 110..<155): (0.45, 0.7, 1, 0)
        case (..<0, _): (0.1, 0.6, 0, 0)
        default: (0.1, 0.8, 0, 0.1)
        }
    }
}
