import Foundation
import Testing

@testable import SwiftUICore

/// `printf` formats: the expected strings are those of C's `printf`.
struct FormatStringTests {
    private func shown(_ format: String, _ value: FormatArgument) -> String {
        FormatString(format).bound(to: [value]).pieces.map { piece in
            guard case .value(let specifier) = piece else {
                if case .literal(let text) = piece { return text }
                return ""
            }
            let number = NumberFormat(specifier: specifier, symbols: .of(Locale(identifier: "en_US")))
            switch value {
            case .integer(let value): return number.string(value)
            case .unsigned(let value): return number.string(value)
            case .double(let value): return number.string(value)
            default: return "?"
            }
        }.joined()
    }

    @Test(arguments: [
        ("%d", "42"), ("%5d|", "   42|"), ("%-5d|", "42   |"), ("%05d", "00042"), ("%+d", "+42"), ("% d", " 42"),
        ("%x", "2a"), ("%X", "2A"), ("%#x", "0x2a"), ("%o", "52"), ("%c", "*"), ("%lld", "42"), ("%1$d", "42"),
        ("%f", "42.000000"),
        ("%d%%", "42%"), ("100%", "100%"), ("%", "%"), ("a%", "a%"), ("%y", "%y"), ("%.0f", "42"), ("%@", "42"),
    ])
    func integers(format: String, result: String) { #expect(shown(format, .integer(42)) == result) }

    @Test(arguments: [
        ("%f", "-2.500000"), ("%.1f", "-2.5"), ("%.0f", "-2"), ("%8.2f", "   -2.50"), ("%-8.2f|", "-2.50   |"),
        ("%08.2f", "-0002.50"), ("%e", "-2.500000e+00"), ("%g", "-2.5"), ("%lf", "-2.500000"), ("%.3g", "-2.5"),
        ("%@", "-2.5"),
    ])
    func fractions(format: String, result: String) { #expect(shown(format, .double(-2.5)) == result) }

    @Test func extremesAreWritten() {
        #expect(shown("%f", .double(.infinity)) == "∞")
        #expect(shown("%f", .double(.nan)) == "NaN")
        #expect(shown("%.2f", .double(1.005)) == "1.00")
        #expect(shown("%.1f", .double(1e20)) == "100000000000000000000.0")
        #expect(shown("%.1f", .double(-0.04)) == "-0.0")
        #expect(shown("%d", .double(1e300)) == "18,446,744,073,709,551,615")
        #expect(shown("%u", .unsigned(.max)) == "18,446,744,073,709,551,615")
    }

    @Test func widthsMayBeValues() {
        let pieces = FormatString("%*.*f").bound(to: [.integer(8), .integer(2), .double(1)]).pieces
        #expect(pieces == [.value(FormatSpecifier(position: 2, width: 8, precision: 2, conversion: UInt8(ascii: "f")))])
    }

    @Test func aFormatSurvivesBeingWrittenOut() {
        let format = FormatString("a %% %-5.2f %2$@").bound(to: [])
        #expect(format.source == "a %% %1$-5.2f %2$@")
        #expect(FormatString(format.source).pieces == format.pieces)
    }
}
