import Foundation
import Testing

@testable import UIKit

struct UITextCheckerTests {
    @Test func wordsAreLettersAndTheApostrophesBetweenThem() {
        let text = "Don't 2 ‘quote’ 한국어 e\u{301}t 𝒳!"
        let words = SpelledWords.ranges(in: text, NSRange(location: 0, length: text.utf16.count))
            .map { (text as NSString).substring(with: $0) }
        #expect(words == ["Don't", "quote", "한국어", "e\u{301}t", "𝒳"])
        #expect(SpelledWords.ranges(in: "abc", NSRange(location: 1, length: 99)) == [NSRange(location: 1, length: 2)])
        #expect(SpelledWords.ranges(in: "abc", NSRange(location: 9, length: 2)).isEmpty)
        #expect(SpelledWords.ranges(in: "abc", NSRange(location: NSNotFound, length: 1)).isEmpty)
    }

    @Test func aLanguageWithoutADictionaryHasNoMistakes() {
        let range = UITextChecker().rangeOfMisspelledWord(
            in: "xyzzy", range: NSRange(location: 0, length: 5), startingAt: 0, wrap: false, language: "tlh")
        #expect(range.location == NSNotFound)
    }

    private static let hasEnglish = UITextChecker.availableLanguages.contains { $0.hasPrefix("en") }

    private func mistake(_ text: String, from start: Int = 0, wrap: Bool = false, _ checker: UITextChecker) -> String? {
        let range = checker.rangeOfMisspelledWord(
            in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap,
            language: "en")
        return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
    }

    @Test(.enabled(if: hasEnglish)) func mistakesAreFound() {
        let checker = UITextChecker()
        #expect(mistake("These words don’t hold mistakes.", checker) == nil)
        #expect(mistake("silkworm", checker) == nil)
        #expect(mistake("wrods and mistkaes", checker) == "wrods")
        #expect(mistake("wrods and mistkaes", from: 5, checker) == "mistkaes")
        #expect(mistake("wrods and", from: 5, checker) == nil)
        #expect(mistake("wrods and", from: 5, wrap: true, checker) == "wrods")
        #expect(
            checker.guesses(forWordRange: NSRange(location: 0, length: 5), in: "wrods", language: "en")?.contains(
                "words") == true)
        #expect(checker.guesses(forWordRange: NSRange(location: 0, length: 9), in: "wrods", language: "en") == nil)
    }

    @Test(.enabled(if: hasEnglish)) func wordsAreIgnoredAndLearned() {
        let checker = UITextChecker()
        checker.ignoreWord("wrods")
        #expect(mistake("wrods", checker) == nil)
        #expect(mistake("wrods", UITextChecker()) == "wrods")
        UITextChecker.learnWord("mistkaes")
        #expect(mistake("mistkaes", UITextChecker()) == nil)
        UITextChecker.unlearnWord("mistkaes")
        #expect(mistake("mistkaes", checker) == "mistkaes")
    }
}
