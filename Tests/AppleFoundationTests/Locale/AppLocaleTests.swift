import Foundation
import Testing

@testable import AppleFoundation

struct AppLocaleTests {
    private func locale(_ identifier: String, _ localizations: [String], _ developmentRegion: String? = "en") -> String
    {
        AppLocale.locale(identifier, localizations: localizations, developmentRegion: developmentRegion).identifier
    }

    /// As `Locale.current` of an iPhone that speaks a language which the app doesn't.
    @Test(arguments: [
        ("ar_SA", ["en", "ko"], "en_SA"), ("ko_KR", [], "en_KR"), ("zh_TW", ["zh-Hans"], "en_TW"),
        ("de_CH", ["en", "fr"], "en_CH"),
    ])
    func anAppSpeaksItsOwnLanguageInTheUsersRegion(user: String, localizations: [String], expected: String) {
        #expect(locale(user, localizations) == expected)
    }

    @Test(arguments: [
        ("ko_KR", ["en", "ko"]), ("en_GB", ["en"]), ("zh_Hant_TW", ["zh-Hant"]), ("zh_TW", ["en", "zh-Hant"]),
        ("en_IN", []),
    ])
    func aLanguageThatTheAppHasIsKept(user: String, localizations: [String]) {
        #expect(locale(user, localizations) == user)
    }

    @Test func aProgramThatIsNoAppSpeaksTheUsersLanguage() {
        #expect(locale("ar_SA", [], nil) == "ar_SA")
    }

    @Test func theCalendarOfTheRegionIsKept() {
        let thai = AppLocale.locale("th_TH@calendar=buddhist", localizations: [], developmentRegion: "en")
        #expect(thai.calendar.identifier == .buddhist)
    }
}
