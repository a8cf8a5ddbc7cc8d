import Foundation

/// The text of a message to a log while its values are put in.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(
        _ value: @autoclosure () -> some CustomStringConvertible, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += align.apply(to: value().description)
    }

    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.apply(to: String(describing: value()))
    }

    public mutating func appendInterpolation(
        _ object: @autoclosure () -> NSObject, privacy: OSLogPrivacy = .auto
    ) {
        text += object().description
    }

    public mutating func appendInterpolation(_ value: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) {
        text += "\(value())"
    }

    /// - Parameter format: How many digits there are.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> some BinaryInteger, format: OSLogIntegerFormatting,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.apply(to: format.text(number()))
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.apply(to: format.text(Double(number())))
    }
}
