import SwiftUI

private struct UnitsKey: EnvironmentKey {
    static let defaultValue = Units()
}

extension EnvironmentValues {
    /// The units in which the user reads the weather.
    var units: Units {
        get { self[UnitsKey.self] }
        set { self[UnitsKey.self] = newValue }
    }

    /// Writes measurements in the user's language and units.
    var weatherFormat: WeatherFormat { WeatherFormat(locale: locale, units: units) }
}
