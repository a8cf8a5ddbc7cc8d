import Foundation

/// Which form of a word a language uses for a number: the cardinal rules of Unicode's CLDR (version 45, "Language Plural
/// Rules").
enum PluralRules {
    static func category(of number: PluralOperands, in locale: Locale) -> PluralCategory {
        let language = locale.language.languageCode?.identifier ?? "en"
        let isEuropean = language == "pt" && locale.region?.identifier == "PT"
        return (rules[isEuropean ? "pt-PT" : language] ?? oneWhole)(number)
    }

    private typealias Rule = @Sendable (PluralOperands) -> PluralCategory

    private static let rules: [String: Rule] = {
        var rules: [String: Rule] = [:]
        func add(_ languages: String, _ rule: @escaping Rule) {
            for language in languages.split(separator: " ") { rules[String(language)] = rule }
        }
        add("ja ko zh yue th vi id ms lo my km bo dz ii ig jv sah ses wo yo to", always)
        add("en de nl sv et fi ast fy gl ia io sc scn sw ur yi", oneWhole)
        add("ca it pt-PT es", oneWholeOrMillions)
        add("fr pt", zeroAndOne)
        add("bg el hu tr az eu ka kk ky ml mn mr nb no nn ne or ps sq ta te tk ug uz eo fo gsw ku af xh ha", exactlyOne)
        add("hi fa bn as gu kn am zu", upToOne)
        add("pa ln mg nso ti wa hy", zeroOrOne)
        add("da", danish)
        add("is mk", icelandic)
        add("ru uk be", russian)
        add("hr sr bs sh", croatian)
        add("pl", polish)
        add("cs sk", czech)
        add("sl", slovenian)
        add("lt", lithuanian)
        add("lv", latvian)
        add("ro mo", romanian)
        add("he iw", hebrew)
        add("ar ars", arabic)
        add("cy", welsh)
        add("ga", irish)
        add("mt", maltese)
        add("fil tl ceb", filipino)
        return rules
    }()
}

// MARK: - One form or two

extension PluralRules {
    private static let always: Rule = { _ in .other }

    private static let oneWhole: Rule = { $0.i == 1 && $0.isWhole ? .one : .other }

    private static let exactlyOne: Rule = { $0.n == 1 ? .one : .other }

    private static let upToOne: Rule = { $0.i == 0 || $0.n == 1 ? .one : .other }

    private static let zeroOrOne: Rule = { $0.isOne(of: 0, 1) || $0.i == 0 && $0.n < 2 ? .one : .other }

    private static let danish: Rule = { $0.n == 1 || !$0.isWhole && $0.i <= 1 ? .one : .other }

    private static let icelandic: Rule = {
        ($0.remainder(10, in: 1...1) && $0.i % 100 != 11) || $0.f % 10 == 1 && $0.f % 100 != 11 ? .one : .other
    }

    private static let filipino: Rule = {
        let isOther = $0.isWhole ? [4, 6, 9].contains($0.i % 10) : [4, 6, 9].contains($0.f % 10)
        return isOther ? .other : .one
    }
}

// MARK: - Three forms and more

extension PluralRules {
    private static func isMillions(_ number: PluralOperands) -> Bool {
        number.isWhole && number.i != 0 && number.i % 1_000_000 == 0
    }

    private static let oneWholeOrMillions: Rule = {
        $0.n == 1 ? .one : isMillions($0) ? .many : .other
    }

    private static let zeroAndOne: Rule = { $0.i <= 1 ? .one : isMillions($0) ? .many : .other }

    private static let russian: Rule = {
        guard $0.isWhole else { return .other }
        if $0.i % 10 == 1, $0.i % 100 != 11 { return .one }
        return (2...4).contains($0.i % 10) && !(12...14).contains($0.i % 100) ? .few : .many
    }

    private static let croatian: Rule = {
        let number = $0.isWhole ? $0.i : $0.f
        if number % 10 == 1, number % 100 != 11 { return .one }
        return (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? .few : .other
    }

    private static let polish: Rule = {
        guard $0.isWhole else { return .other }
        if $0.i == 1 { return .one }
        return (2...4).contains($0.i % 10) && !(12...14).contains($0.i % 100) ? .few : .many
    }

    private static let czech: Rule = {
        guard $0.isWhole else { return .many }
        return $0.i == 1 ? .one : (2...4).contains($0.i) ? .few : .other
    }

    private static let slovenian: Rule = {
        guard $0.isWhole else { return .few }
        switch $0.i % 100 {
        case 1: return .one
        case 2: return .two
        case 3, 4: return .few
        default: return .other
        }
    }

    private static let lithuanian: Rule = {
        guard $0.isWhole else { return .many }
        if (11...19).contains($0.i % 100) { return .other }
        return $0.i % 10 == 1 ? .one : $0.i % 10 == 0 ? .other : .few
    }

    private static let latvian: Rule = {
        let number = $0.isWhole ? $0.i : $0.f
        if $0.isWhole, number % 10 == 0 || (11...19).contains(number % 100) { return .zero }
        return number % 10 == 1 && number % 100 != 11 ? .one : .other
    }

    private static let romanian: Rule = {
        if $0.i == 1, $0.isWhole { return .one }
        return !$0.isWhole || $0.n == 0 || (2...19).contains($0.i % 100) ? .few : .other
    }

    private static let hebrew: Rule = {
        if $0.isWhole ? $0.i == 1 : $0.i == 0 { return .one }
        return $0.i == 2 && $0.isWhole ? .two : .other
    }

    private static let arabic: Rule = {
        switch $0.n {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        default:
            guard $0.isWhole else { return .other }
            return (3...10).contains($0.i % 100) ? .few : (11...99).contains($0.i % 100) ? .many : .other
        }
    }

    private static let welsh: Rule = {
        switch $0.n {
        case 0: .zero
        case 1: .one
        case 2: .two
        case 3: .few
        case 6: .many
        default: .other
        }
    }

    private static let irish: Rule = {
        switch $0.n {
        case 1: .one
        case 2: .two
        case 3, 4, 5, 6: .few
        case 7, 8, 9, 10: .many
        default: .other
        }
    }

    private static let maltese: Rule = {
        if $0.n == 1 { return .one }
        if $0.n == 2 { return .two }
        if $0.n == 0 || $0.remainder(100, in: 3...10) { return .few }
        return $0.remainder(100, in: 11...19) ? .many : .other
    }
}
