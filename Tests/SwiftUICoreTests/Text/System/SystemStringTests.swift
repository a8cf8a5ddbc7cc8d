import Foundation
import SwiftUITestSupport
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

@MainActor
struct SystemWordTests {
    @Test func theWordsOfListsFollowTheLanguageOfTheirPlace() {
        let harness = ViewHarness(
            List { ForEach(["감"], id: \.self) { Text($0) }.onDelete { _ in } }
                .refreshable {}
                .environment(\.editMode, .constant(.active))
                .environment(\.locale, Locale(identifier: "ko_KR")))
        #expect(harness.labels.contains("감 제거"))
        let actions = Set(harness.elements.flatMap(\.actions.keys))
        #expect(actions.isSuperset(of: [.named("삭제"), .named("새로 고침")]))
    }
}
