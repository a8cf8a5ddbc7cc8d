import Foundation

/// What plural rules look at in a number, by Unicode's technical standard 35, part 3.
struct PluralOperands: Equatable {
    /// The absolute value.
    let n: Double
    /// The whole part.
    let i: UInt64
    /// How many digits stand behind the point.
    let v: Int
    /// The digits behind the point as a number.
    let f: UInt64

    init(_ number: UInt64) {
        n = Double(number)
        i = number
        v = 0
        f = 0
    }

    init(_ number: Double) {
        let magnitude = number.magnitude
        n = magnitude
        i = UInt64(exactly: magnitude.rounded(.towardZero)) ?? .max
        let digits = magnitude == magnitude.rounded() ? "" : "\(magnitude)".split(separator: ".").last.map(String.init)
        v = digits?.count ?? 0
        f = digits.flatMap { UInt64($0) } ?? 0
    }

    var isWhole: Bool { v == 0 }

    /// Whether it is a whole number whose remainder lies in a range.
    func remainder(_ divisor: UInt64, in range: ClosedRange<UInt64>) -> Bool {
        isWhole && range.contains(i % divisor)
    }

    func isOne(of numbers: Double...) -> Bool { numbers.contains(n) }
}
