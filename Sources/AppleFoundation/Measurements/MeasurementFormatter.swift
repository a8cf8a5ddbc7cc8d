import Foundation

/// Writes measurements: `25°C`, `5 km`. Units are converted to those of the reader's place unless the options say otherwise.
///
/// Names of units are written out in English alone; other languages get their symbols.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// In the unit that is given.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// In the unit that makes the number a short one.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// A temperature as `25°`.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = UnitStyle.medium
    /// Nil is the user's own.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { numberFormatter.locale = locale }
    }
    /// Writes the numbers.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let locale = self.locale ?? .autoupdatingCurrent
        guard let dimension = measurement.unit as? Dimension, !unitOptions.contains(.providedUnit) else {
            return text(measurement.value, measurement.unit, locale)
        }
        let value = Measurement<Dimension>(value: measurement.value, unit: dimension)
        let isScaled = unitOptions.contains(.naturalScale)
        let target = MeasurementText.preferredUnit(
            for: dimension, in: locale,
            scalesWith: isScaled ? dimension.converter.baseUnitValue(fromValue: measurement.value) : nil)
        return text(value.converted(to: target).value, target, locale)
    }

    /// The unit without a number.
    open func string(from unit: Unit) -> String {
        text(of: unit, isOne: false, locale ?? .autoupdatingCurrent).trimmingCharacters(in: .whitespaces)
    }

    private func text(_ value: Double, _ unit: Unit, _ locale: Locale) -> String {
        (numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)")
            + text(of: unit, isOne: value == 1, locale)
    }

    private func text(of unit: Unit, isOne: Bool, _ locale: Locale) -> String {
        let width: MeasurementText.Width =
            switch unitStyle {
            case .long: .wide
            case .short: .narrow
            default: .abbreviated
            }
        return MeasurementText.suffix(
            unit, width: width, isOne: isOne, hidesTemperatureUnit: unitOptions.contains(.temperatureWithoutUnit),
            locale: locale)
    }
}
