import Foundation

/// How a locale writes numbers.
struct NumberSymbols: Sendable {
    var locale: Locale { textLocale.locale }
    private let textLocale: TextLocale
    /// The digits from 0 to 9; nil for the European ones.
    private let digits: [String]?
    let decimalSeparator: String
    /// What stands before a negative number.
    let minus: String

    private static let known = Locked<[String: NumberSymbols]>([:])

    /// Locales that write numbers as everybody's English does, by the Unicode project's data (CLDR 44).
    static let plainLocales: Set<String> = ["en", "en_001", "en_US", "en_GB", "ko", "ko_KR", "ja", "ja_JP"]

    static func of(_ locale: Locale) -> NumberSymbols { of(TextLocale(locale)) }

    /// What was found for the locale before, else found now: asking for it takes time.
    static func of(_ locale: TextLocale) -> NumberSymbols {
        let identifier = locale.identifier
        if plainLocales.contains(identifier) { return NumberSymbols(plain: locale) }
        if let found = known.withLock({ $0[identifier] }) { return found }
        let made = NumberSymbols(asking: locale)
        known.withLock { $0[identifier] = made }
        return made
    }

    private init(plain locale: TextLocale) {
        textLocale = locale
        digits = nil
        decimalSeparator = "."
        minus = "-"
    }

    /// What Foundation's formats write in the locale.
    init(asking locale: TextLocale) {
        textLocale = locale
        let locale = locale.locale
        let style = IntegerFormatStyle<Int>(locale: locale)
        let digits = (0...9).map { $0.formatted(style) }
        self.digits = digits == (0...9).map(String.init) ? nil : digits
        decimalSeparator = locale.decimalSeparator ?? "."
        minus = (-1).formatted(style).replacingOccurrences(of: digits[1], with: "")
    }

    /// A whole number with the locale's digits and groups.
    func grouped(_ number: UInt64) -> String {
        if number < 1000, digits == nil { return String(number) }
        return number.formatted(IntegerFormatStyle<UInt64>(locale: locale))
    }

    /// The European digits of a string as the locale's.
    func localizedDigits(_ string: some StringProtocol) -> String {
        guard let digits else { return String(string) }
        return string.map { $0.wholeNumberValue.map { digits[$0] } ?? String($0) }.joined()
    }
}
