/// A conversion of a `printf` format, such as `%5.2f` or `%2$@`.
struct FormatSpecifier: Equatable {
    /// The place of the value, counted from 0; nil is the one after the last.
    var position: Int?
    var isLeftAligned = false
    var hasSign = false
    var hasSpace = false
    var padsWithZeros = false
    var isAlternate = false
    var width: Int?
    /// The width is the next value.
    var takesWidth = false
    var precision: Int?
    var takesPrecision = false
    /// What is made of the value: `d`, `f`, `@` and so on.
    var conversion: UInt8 = 0

    /// The specifier without its place, for an argument of 64 bits.
    var posix: String { "%" + form + (Self.integerConversions.contains(conversion) ? "ll" : "") + conversionName }

    /// The specifier with its place.
    var source: String { "%" + (position.map { "\($0 + 1)$" } ?? "") + form + conversionName }

    private var conversionName: String { String(UnicodeScalar(conversion)) }

    /// Flags, width and precision.
    private var form: String {
        var result = ""
        if isLeftAligned { result += "-" }
        if hasSign { result += "+" }
        if hasSpace { result += " " }
        if padsWithZeros { result += "0" }
        if isAlternate { result += "#" }
        if let width { result += String(width) }
        if let precision { result += "." + String(precision) }
        return result
    }

    static let integerConversions = Set("dDiuUxXoO".utf8)
    static let floatingConversions = Set("fFeEgGaA".utf8)
    private static let otherConversions = Set("@cCsSp".utf8)

    static func isConversion(_ byte: UInt8) -> Bool {
        integerConversions.contains(byte) || floatingConversions.contains(byte) || otherConversions.contains(byte)
    }
}
