/// How an integer is written in a message.
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    var prefix = ""
    var isUppercase = false
    var minimumDigits = 0
    var showsPlus = false

    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 10, minimumDigits: minDigits(), showsPlus: explicitPositiveSign)
    }

    /// - Parameter includePrefix: Whether `0x` comes first.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, minimumDigits: minDigits(),
            showsPlus: explicitPositiveSign)
    }

    func text(_ number: some BinaryInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
        return (number < 0 ? "-" : showsPlus ? "+" : "") + prefix + zeros + digits
    }
}
