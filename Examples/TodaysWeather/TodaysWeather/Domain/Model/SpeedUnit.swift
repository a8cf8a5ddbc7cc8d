enum SpeedUnit: String, Codable, CaseIterable, Identifiable {
    case metersPerSecond, kilometersPerHour, milesPerHour

    var id: Self { self }

    var symbol: String {
        switch self {
        case .metersPerSecond: "m/s"
        case .kilometersPerHour: "km/h"
        case .milesPerHour: "mph"
        }
    }

    func value(ofMetersPerSecond speed: Double) -> Double {
        switch self {
        case .metersPerSecond: speed
        case .kilometersPerHour: speed.kilometersPerHour
        case .milesPerHour: speed.milesPerHour
        }
    }
}
