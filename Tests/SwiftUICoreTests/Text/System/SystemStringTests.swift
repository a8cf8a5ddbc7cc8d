import Foundation
import Testing

@testable import SwiftUICore

struct SystemStringTests {
    @Test(arguments: ["en", "ko", "ja", "zh", "de", "fr", "es", "it", "pt", "ru"])
    func eachLanguageHasEachWord(language: String) {
        let words = SystemString.allCases.map { $0.localized(in: Locale(identifier: language)) }
        #expect(words.allSatisfy { !$0.isEmpty })
        #expect(SystemString.noResultsFor.localized(in: Locale(identifier: language)).contains("%@"))
    }

    @Test func wordsAreInTheirPlace() {
        let korean = Locale(identifier: "ko_KR")
        #expect(SystemString.nextMonth.localized(in: korean) == "다음 달")
        #expect(SystemString.halfOfDay.localized(in: korean) == "오전/오후")
        #expect(SystemString.cancel.localized(in: Locale(identifier: "sv")) == "Cancel")
    }
}
