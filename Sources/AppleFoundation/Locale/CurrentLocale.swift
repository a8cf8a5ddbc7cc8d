import Foundation

// Foundation on Linux takes the user's language and region from nowhere: `Locale.current` is always the world's English.
// These functions stand in the place of its own (they bear the names that the linker knows them by, and the app's
// libraries are searched first), so that dates, numbers and currencies are formatted for the user.

private let userLocale = UserLocale.make()

private let userCalendar: Calendar = {
    var calendar = Calendar(identifier: userLocale.calendar.identifier)
    calendar.locale = userLocale
    return calendar
}()

// They are static, as what they stand for is: the optimiser takes both for one function, and wants one type.
extension Locale {
    @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
    public static func _current() -> Locale { userLocale }

    @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
    public static func _autoupdatingCurrent() -> Locale { userLocale }

    @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
    public static func _preferredLanguages() -> [String] {
        [Locale(identifier: UserLocale.given).identifier(.bcp47)]
    }
}

extension Calendar {
    @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
    public static func _current() -> Calendar { userCalendar }

    @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
    public static func _autoupdatingCurrent() -> Calendar { userCalendar }
}
