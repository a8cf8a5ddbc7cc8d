import Foundation

/// Writes numbers as a `printf` specifier asks, in the way of a locale: with its digits, groups and separator.
struct NumberFormat {
    let specifier: FormatSpecifier
    let symbols: NumberSymbols

    func string(_ number: Int64) -> String {
        switch specifier.conversion {
        case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "@"):
            whole(number.magnitude, isNegative: number < 0)
        case let conversion where FormatSpecifier.floatingConversions.contains(conversion): string(Double(number))
        case UInt8(ascii: "c"), UInt8(ascii: "C"): character(UInt64(bitPattern: number))
        default: string(UInt64(bitPattern: number))
        }
    }

    func string(_ number: UInt64) -> String {
        switch specifier.conversion {
        case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"):
            String(format: specifier.posix, number)
        case let conversion where FormatSpecifier.floatingConversions.contains(conversion): string(Double(number))
        case UInt8(ascii: "c"), UInt8(ascii: "C"): character(number)
        default: whole(number, isNegative: false)
        }
    }

    func string(_ number: Double) -> String {
        if number.isNaN { return padded("NaN", sign: "") }
        if number.isInfinite { return padded("∞", sign: sign(isNegative: number < 0)) }
        switch specifier.conversion {
        case UInt8(ascii: "@"): return padded(number.formatted(.number.locale(symbols.locale)), sign: "")
        case UInt8(ascii: "f"), UInt8(ascii: "F"): return fixed(number)
        case let conversion where FormatSpecifier.floatingConversions.contains(conversion):
            let plain = String(format: specifier.posix, number)
            return symbols.localizedDigits(plain).replacingOccurrences(of: ".", with: symbols.decimalSeparator)
        default:
            let magnitude = UInt64(exactly: number.magnitude.rounded(.towardZero)) ?? .max
            return whole(magnitude, isNegative: number < 0)
        }
    }

    private func whole(_ magnitude: UInt64, isNegative: Bool) -> String {
        padded(symbols.grouped(magnitude), sign: sign(isNegative: isNegative))
    }

    /// Rounded as `printf` rounds, by the number's exact value.
    private func fixed(_ number: Double) -> String {
        let plain = String(format: "%.\(specifier.precision ?? 6)f", number.magnitude)
        let parts = plain.split(separator: ".", maxSplits: 1)
        // A number that no integer holds has no groups.
        var result = UInt64(parts[0]).map { symbols.grouped($0) } ?? symbols.localizedDigits(parts[0])
        if parts.count > 1 { result += symbols.decimalSeparator + symbols.localizedDigits(parts[1]) }
        return padded(result, sign: sign(isNegative: number.sign == .minus))
    }

    private func character(_ number: UInt64) -> String {
        UInt32(exactly: number).flatMap(Unicode.Scalar.init).map { padded(String($0), sign: "") } ?? ""
    }

    private func sign(isNegative: Bool) -> String {
        if isNegative { return symbols.minus }
        return specifier.hasSign ? "+" : specifier.hasSpace ? " " : ""
    }

    private func padded(_ digits: String, sign: String) -> String {
        let missing = (specifier.width ?? 0) - digits.count - sign.count
        guard missing > 0 else { return sign + digits }
        if specifier.isLeftAligned { return sign + digits + String(repeating: " ", count: missing) }
        if specifier.padsWithZeros {
            return sign + symbols.localizedDigits(String(repeating: "0", count: missing)) + digits
        }
        return String(repeating: " ", count: missing) + sign + digits
    }
}
