import Foundation
import Testing

@testable import SwiftUICore

struct NumberSymbolsTests {
    /// Foundation's own formats, which hold the Unicode project's data, are the source.
    @Test(arguments: NumberSymbols.plainLocales.sorted())
    func whatIsKnownOfALocaleIsWhatFoundationSays(_ identifier: String) {
        let locale = TextLocale(Locale(identifier: identifier))
        let (known, asked) = (NumberSymbols.of(locale), NumberSymbols(asking: locale))
        #expect(known.decimalSeparator == asked.decimalSeparator)
        #expect(known.minus == asked.minus)
        #expect(asked.localizedDigits("0123456789") == "0123456789")
        #expect(known.grouped(1_234_567) == asked.grouped(1_234_567))
    }
}
