import Drawing
import Foundation
import LayoutEngine

/// What texts take from their environment, worked out once for all texts of a scope.
package final class TextEnvironment: DerivedEnvironmentValue {
    package let fonts: FontContext
    /// The style of a text that sets nothing itself.
    package let style: TextStyle
    package let textCase: Text.Case?
    package let locale: Locale
    package let calendar: Calendar
    package let timeZone: TimeZone
    package let localization: any TextLocalization
    /// How lines are made; without runs.
    package let paragraph: ResolvedText
    /// The typeface of a text that sets nothing itself.
    package let typeface: ResolvedFont
    /// Bars are shown in place of the lines.
    package let isHidden: Bool
    package let isSelectable: Bool
    /// The distances that such a text keeps.
    package let spacing: ItemSpacing
    /// The app has set a locale that is not the user's.
    private let hasOwnLocale: Bool

    package init(deriving environment: EnvironmentValues) {
        fonts = FontContext(environment)
        var style = TextStyle()
        style.font = environment.value(of: FontKey.self)
        style.decorations = environment.value(of: TextDecorationsKey.self)
        self.style = style
        textCase = environment.value(of: TextCaseKey.self)
        locale = environment.value(of: LocaleKey.self)
        calendar = environment.value(of: CalendarKey.self)
        timeZone = environment.value(of: TimeZoneKey.self)
        localization = environment.value(of: TextLocalizationKey.self)
        paragraph = ResolvedText(paragraphFor: environment)
        typeface = fonts.resolve(style.font ?? fonts.defaultFont, style.decorations.fontModifiers)
        isHidden = environment.hidesContent
        isSelectable = environment.value(of: TextSelectableKey.self)
        spacing = .text(of: typeface)
        hasOwnLocale = locale != LocaleKey.defaultValue
    }

    /// The app's string for a key; nil where it has none.
    package func string(
        for key: String, _ arguments: [FormatArgument] = [], table: String? = nil, bundle: Bundle? = nil
    ) -> String? {
        if arguments.isEmpty { return localization.string(key, table: table, bundle: bundle, locale: locale) }
        return localization.format(key, arguments, table: table, bundle: bundle, locale: locale)
    }

    /// A format style in the locale of the environment. Where the environment's is just the user's, a locale that the
    /// style brings stays.
    package func localized<Style: FormatStyle>(_ style: Style) -> Style {
        hasOwnLocale ? style.locale(locale) : style
    }

    package static func == (left: TextEnvironment, right: TextEnvironment) -> Bool {
        left === right
            || (left.fonts == right.fonts && left.style == right.style && left.textCase == right.textCase
                && left.paragraph == right.paragraph && left.locale == right.locale && left.calendar == right.calendar
                && left.timeZone == right.timeZone && left.localization === right.localization
                && left.isHidden == right.isHidden && left.isSelectable == right.isSelectable)
    }
}

extension ResolvedText {
    /// How lines are made in an environment.
    fileprivate init(paragraphFor environment: EnvironmentValues) {
        self.init(runs: [])
        alignment = environment.value(of: MultilineTextAlignmentKey.self).resolved
        isRightToLeft = environment.value(of: LayoutDirectionKey.self) == .rightToLeft
        truncation = environment.value(of: TruncationModeKey.self).resolved
        lineLimit = environment.value(of: LineLimitKey.self).map { max(1, $0) }
        reservedLines = environment.value(of: ReservedLinesKey.self)
        lineSpacing = environment.value(of: LineSpacingKey.self)
        minimumScaleFactor = min(1, max(0, environment.value(of: MinimumScaleFactorKey.self)))
        allowsTightening = environment.value(of: AllowsTighteningKey.self)
        language = environment.value(of: LocaleKey.self).languageTag
        pixelScale = environment.value(of: DisplayScaleKey.self)
    }
}

extension Locale {
    /// The language in the form of BCP 47, such as `ko-KR`.
    package var languageTag: String {
        let (underscore, hyphen) = (UInt8(ascii: "_"), UInt8(ascii: "-"))
        return String(
            decoding: identifier.utf8.prefix { $0 != UInt8(ascii: "@") }.map { $0 == underscore ? hyphen : $0 },
            as: UTF8.self)
    }
}
