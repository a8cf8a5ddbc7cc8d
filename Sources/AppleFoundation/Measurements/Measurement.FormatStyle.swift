import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes measurements: `77°F`, `5 km`.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How units are written.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let width: MeasurementText.Width

            /// `5 kilometers`
            public static var wide: Self { Self(width: .wide) }
            /// `5 km`
            public static var abbreviated: Self { Self(width: .abbreviated) }
            /// `5km`
            public static var narrow: Self { Self(width: .narrow) }
        }

        public var width: UnitWidth
        /// What is measured, which decides on the unit that is usual for it.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        public var locale: Locale
        public var hidesScaleName: Bool

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.hidesScaleName = hidesScaleName
            self.numberFormatStyle = numberFormatStyle
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let usage = usage?.name ?? "general"
            let base = value.unit.converter.baseUnitValue(fromValue: value.value)
            let target =
                usage == "asProvided"
                ? value.unit : MeasurementText.preferredUnit(for: value.unit, in: locale, scalesWith: base)
            let number = (target as? UnitType).map { value.converted(to: $0).value } ?? value.value
            let suffix = MeasurementText.suffix(
                target, width: width.width, isOne: number == 1, hidesTemperatureUnit: hidesScaleName, locale: locale)
            return numberStyle(usage).locale(locale).format(number) + suffix
        }

        /// Whole degrees in a weather report; else as many digits as there are, at most three.
        private func numberStyle(_ usage: String) -> FloatingPointFormatStyle<Double> {
            numberFormatStyle ?? .number.precision(.fractionLength(0...(usage == "weather" ? 0 : 3)))
        }

        public func locale(_ locale: Locale) -> FormatStyle {
            var result = self
            result.locale = locale
            return result
        }
    }

    /// Writes the measurement in the unit that is usual in the reader's place.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

/// What is measured.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let name: String

    public static var general: Self { Self(name: "general") }
    /// In the unit that is given.
    public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var person: Self { Self(name: "person") }
    /// In whole degrees.
    public static var weather: Self { Self(name: "weather") }
}

extension FormatStyle {
    /// Writes measurements.
    /// - Parameters:
    ///   - usage: what is measured, which decides on the unit.
    ///   - numberFormatStyle: nil writes at most three digits behind the point.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// Writes temperatures.
    /// - Parameter hidesScaleName: `25°` in place of `25°C`.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}
