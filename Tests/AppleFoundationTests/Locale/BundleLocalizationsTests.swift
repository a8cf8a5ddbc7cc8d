import Foundation
import Testing

@testable import AppleFoundation

/// By the documentation of `Bundle.preferredLocalizations(from:forPreferences:)`.
@Suite struct BundleLocalizationsTests {
    @Test(arguments: [
        ("ko-KR", "ko"), ("ar-EG", "ar"), ("pt-BR", "pt-BR"), ("pt-PT", "pt-BR"), ("zh-TW", "zh-Hant"), ("de", "en"),
        ("zh-Hans-CN", "en"),
    ])
    func theNearestLanguageIsTaken(preference: String, expected: String) {
        let found = Bundle._preferredLocalizations(
            from: ["en", "ar", "ko", "pt-BR", "zh-Hant"], forPreferences: [preference])
        #expect(found == [expected])
    }

    @Test func laterPreferencesCountWhereTheFirstIsMissing() {
        #expect(Bundle._preferredLocalizations(from: ["en", "ko"], forPreferences: ["fr", "ko"]) == ["ko"])
        #expect(Bundle._preferredLocalizations(from: [], forPreferences: ["fr"]).count <= 1)
    }
}
