import Drawing
import Foundation
import LayoutEngine

/// What texts take from their environment, worked out once for all texts of a scope.
package final class TextEnvironment: DerivedEnvironmentValue {
    package let fonts: FontContext
    /// The style of a text that sets nothing itself.
    package let style: TextStyle
    package let textCase: Text.Case?
    package let textLocale: TextLocale
    package var locale: Locale { textLocale.locale }
    package var calendar: Calendar { ownCalendar ?? CalendarKey.defaultValue }
    package var timeZone: TimeZone { ownTimeZone ?? TimeZoneKey.defaultValue }
    package let localization: any TextLocalization
    /// How lines are made; without runs.
    package let paragraph: ResolvedText
    /// The typeface of a text that sets nothing itself.
    package let typeface: ResolvedFont
    /// Bars are shown in place of the lines.
    package let isHidden: Bool
    package let isSelectable: Bool
    /// Draws the lines; nil for the usual way.
    let renderer: AnyTextRenderer?
    /// The distances that such a text keeps.
    package let spacing: ItemSpacing
    /// What the app has set; nil is the user's, which is asked for only where a text shows a date.
    private let ownCalendar: Calendar?
    private let ownTimeZone: TimeZone?
    private var recent = RecentTexts()

    package init(deriving environment: EnvironmentValues) {
        fonts = FontContext(environment)
        var style = TextStyle()
        style.font = environment.value(of: FontKey.self)
        style.decorations = environment.value(of: TextDecorationsKey.self)
        self.style = style
        textCase = environment.value(of: TextCaseKey.self)
        textLocale = TextLocale(in: environment)
        ownCalendar = environment.hasValue(of: CalendarKey.self) ? environment.value(of: CalendarKey.self) : nil
        ownTimeZone = environment.hasValue(of: TimeZoneKey.self) ? environment.value(of: TimeZoneKey.self) : nil
        localization = environment.value(of: TextLocalizationKey.self)
        paragraph = ResolvedText(paragraphFor: environment)
        typeface = fonts.resolve(style.font ?? fonts.defaultFont, style.decorations.fontModifiers)
        isHidden = environment.hidesContent
        isSelectable = environment.value(of: TextSelectableKey.self)
        renderer = environment.value(of: TextRendererKey.self)
        spacing = .text(of: typeface)
    }

    /// The app's string for a key; nil where it has none.
    package func string(
        for key: String, _ arguments: [FormatArgument] = [], table: String? = nil, bundle: Bundle? = nil
    ) -> String? {
        if arguments.isEmpty { return localization.string(key, table: table, bundle: bundle, locale: textLocale) }
        return localization.format(key, arguments, table: table, bundle: bundle, locale: textLocale)
    }

    /// What a string without looks of its own is here.
    func plainResolution(of string: String) -> TextResolution {
        recent.resolution(of: string) { TextResolution(plain: string, self) }
    }

    /// A format style in the locale of the environment. Where the environment's is just the user's, a locale that the
    /// style brings stays.
    package func localized<Style: FormatStyle>(_ style: Style) -> Style {
        textLocale.isOwn ? style.locale(locale) : style
    }

    package static func == (left: TextEnvironment, right: TextEnvironment) -> Bool {
        left === right
            || (left.fonts == right.fonts && left.style == right.style && left.textCase == right.textCase
                && left.paragraph == right.paragraph && left.textLocale == right.textLocale
                && left.ownCalendar == right.ownCalendar && left.ownTimeZone == right.ownTimeZone
                && left.localization === right.localization
                && left.isHidden == right.isHidden && left.renderer === right.renderer
                && left.isSelectable == right.isSelectable)
    }
}

extension ResolvedText {
    /// In points; a text engine counts in parts of a point, which have an end.
    static let farthestSpacing: CGFloat = 1_000

    /// How lines are made in an environment.
    fileprivate init(paragraphFor environment: EnvironmentValues) {
        self.init(runs: [])
        alignment = environment.value(of: MultilineTextAlignmentKey.self).resolved
        isRightToLeft = environment.value(of: LayoutDirectionKey.self) == .rightToLeft
        truncation = environment.value(of: TruncationModeKey.self).resolved
        lineLimit = environment.value(of: LineLimitKey.self).map { max(1, $0) }
        reservedLines = environment.value(of: ReservedLinesKey.self)
        lineSpacing = environment.value(of: LineSpacingKey.self).bounded(by: Self.farthestSpacing)
        minimumScaleFactor = min(1, max(0, environment.value(of: MinimumScaleFactorKey.self)))
        allowsTightening = environment.value(of: AllowsTighteningKey.self)
        language =
            environment.value(of: TypesettingLanguageKey.self).language?.minimalIdentifier
            ?? TextLocale(in: environment).languageTag
        pixelScale = environment.value(of: DisplayScaleKey.self)
    }
}
