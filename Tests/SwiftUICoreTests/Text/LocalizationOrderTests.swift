import AppleFoundation
import Foundation
import Testing

@testable import SwiftUICore

struct LocalizationOrderTests {
    private func languages(_ locale: String, _ localizations: Set<String>) -> [String] {
        LocalizationOrder.languages(for: TextLocale(Locale(identifier: locale)), among: localizations)
    }

    @Test func theLanguageItselfSuitsEachOfItsRegions() {
        #expect(languages("ko_KR", ["en", "ko"]) == ["ko"])
        #expect(languages("en_001", ["en", "ko"]) == ["en"])
        #expect(languages("ko_KR", ["en", "fr"]) == [])
    }

    @Test func theMoreParticularGoesFirst() {
        #expect(languages("zh_TW", ["zh", "zh-Hant", "zh-Hans"]) == ["zh-Hant", "zh"])
        #expect(languages("pt_BR", ["pt", "pt-BR", "pt-PT"]) == ["pt-BR", "pt"])
    }

    @Test func theUsersLocaleIsKnownByItsName() {
        #expect(UserLocale.identifier == Locale.current.identifier)
        #expect(TextLocale.user == TextLocale(Locale.current))
        #expect(!TextLocale(Locale.current).isOwn)
    }
}
