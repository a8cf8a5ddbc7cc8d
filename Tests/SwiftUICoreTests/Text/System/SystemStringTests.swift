import Foundation
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

struct SystemStringTests {
    @Test(arguments: ["en", "ko", "ja", "zh", "de", "fr", "es", "it", "pt", "ru", "zh-Hant", "ar"])
    func eachLanguageHasEachWord(language: String) {
        let words = SystemString.allCases.map { $0.localized(in: Locale(identifier: language)) }
        #expect(words.allSatisfy { !$0.isEmpty })
        #expect(words.count == (SystemString.table[language] ?? SystemString.english).count)
        #expect(SystemString.noResultsFor.localized(in: Locale(identifier: language)).contains("%@"))
    }

    /// As iOS says them.
    @Test(arguments: [
        ("ja_JP", ["編集", "完了", "キャンセル"]), ("de_DE", ["Bearbeiten", "Fertig", "Abbrechen"]),
        ("zh_TW", ["編輯", "完成", "取消"]), ("zh_CN", ["编辑", "完成", "取消"]), ("ar_EG", ["تحرير", "تم", "إلغاء"]),
    ])
    func wordsAreInTheLanguage(locale: String, words: [String]) {
        let locale = Locale(identifier: locale)
        #expect([SystemString.edit, .done, .cancel].map { $0.localized(in: locale) } == words)
    }

    @Test(arguments: [("ko", "5개 중 2"), ("fr", "2 sur 5"), ("ja", "2/5"), ("sv", "2 of 5")])
    func aPlaceIsSaidAsTheLanguageHasIt(language: String, words: String) {
        #expect(SystemString.place(2, of: 5, in: Locale(identifier: language)) == words)
    }

    @Test func wordsAreInTheirPlace() {
        for language in SystemString.table.keys {
            let name = SystemString.remove.localized(with: "x", in: Locale(identifier: language))
            #expect(name.contains("x"), "\(language)")
        }
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
