import Foundation

/// How a measurement is written: in which unit, and what stands behind the number.
enum MeasurementText {
    /// What a unit is converted to for readers in a place; the unit itself where none is usual.
    static func preferredUnit(for unit: Dimension, in locale: Locale, scalesWith value: Double? = nil) -> Dimension {
        let system = locale.measurementSystem
        switch unit {
        case is UnitTemperature: return system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius
        case is UnitSpeed: return system == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
        case is UnitMass: return system == .us ? UnitMass.pounds : UnitMass.kilograms
        case is UnitLength: return length(meters: value, isMetric: system == .metric)
        default: return unit
        }
    }

    /// The unit that gives a number of few digits; the largest where no value is given.
    private static func length(meters: Double?, isMetric: Bool) -> UnitLength {
        guard let meters = meters.map({ abs($0) }) else { return isMetric ? .kilometers : .miles }
        if isMetric {
            return meters >= 1000 ? .kilometers : meters >= 1 ? .meters : meters >= 0.01 ? .centimeters : .millimeters
        }
        return meters >= 160.9344 ? .miles : meters >= 0.3048 ? .feet : .inches
    }

    /// The unit behind a number, with the space before it if there is one.
    static func suffix(_ unit: Unit, width: Width, isOne: Bool, hidesTemperatureUnit: Bool, locale: Locale) -> String {
        if unit is UnitTemperature, hidesTemperatureUnit { return "°" }
        if width == .wide, locale.language.languageCode?.identifier == "en", let names = englishNames[unit.symbol] {
            return " " + (isOne ? names.one : names.other)
        }
        let isGlued = unit.symbol.hasPrefix("°") || width == .narrow
        return (isGlued ? "" : " ") + unit.symbol
    }

    enum Width: String, Codable, Hashable, Sendable { case wide, abbreviated, narrow }

    /// Names by symbols, as the Unicode locale data have them.
    private static let englishNames: [String: (one: String, other: String)] = [
        "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
        "K": ("kelvin", "kelvins"), "km": ("kilometer", "kilometers"), "m": ("meter", "meters"),
        "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"),
        "ft": ("foot", "feet"), "in": ("inch", "inches"), "yd": ("yard", "yards"),
        "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
        "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
        "m/s": ("meter per second", "meters per second"), "kn": ("knot", "knots"), "L": ("liter", "liters"),
        "mL": ("milliliter", "milliliters"), "hr": ("hour", "hours"), "min": ("minute", "minutes"),
        "s": ("second", "seconds"), "kcal": ("kilocalorie", "kilocalories"), "kJ": ("kilojoule", "kilojoules"),
        "W": ("watt", "watts"), "hPa": ("hectopascal", "hectopascals"),
    ]
}
