import SwiftUI

extension Condition {
    /// Such as "Partly cloudy".
    func title(isNight: Bool) -> LocalizedStringKey {
        switch self {
        case .thunderstorm: "Thunderstorm"
        case .drizzle: "Drizzle"
        case .rain: "Rain"
        case .snow: "Snow"
        case .fog: "Fog"
        case .clear: isNight ? "Clear" : "Sunny"
        case .partlyCloudy: "Partly cloudy"
        case .cloudy: "Cloudy"
        case .unknown: "Unknown"
        }
    }
}
