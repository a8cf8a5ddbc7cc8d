import Foundation
import SwiftUICore

/// Finds words that are spelled wrong, with Hunspell's dictionaries.
///
/// Debian and Ubuntu package them as `hunspell` and `hunspell-en-us`, `hunspell-ko` and so on. In a language without a
/// dictionary every word counts as right, which is reported once.
open class UITextChecker: NSObject {
    private var ignored: Set<String> = []
    private static let learned = LearnedWords()

    override public init() { super.init() }

    /// Finds the first word that is spelled wrong.
    /// - Parameters:
    ///   - range: the part of the text that is looked at, in UTF-16 units.
    ///   - startingOffset: where to begin, counted as the range is.
    ///   - wrapFlag: goes on at the beginning of the range where there is none behind the offset.
    ///   - language: such as `en`, `en_US` or `ko`.
    /// - Returns: the word's place; `location` is `NSNotFound` where all words are right.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
        language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let dictionary = SpellingDictionary.of(language) else { return none }
        let words = SpelledWords.ranges(in: stringToCheck, range)
        let wrong = words.lazy.filter { [self] in !isRight((stringToCheck as NSString).substring(with: $0), dictionary)
        }
        if let found = wrong.first(where: { $0.location >= startingOffset }) { return found }
        return wrapFlag ? wrong.first ?? none : none
    }

    /// Words that may have been meant, the likeliest first; nil without a dictionary, or where there is no such range.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let text = string as NSString
        guard range.location >= 0, range.length >= 0, range.location <= text.length - range.length else { return nil }
        return SpellingDictionary.of(language)?.suggestions(for: text.substring(with: range))
    }

    private func isRight(_ word: String, _ dictionary: SpellingDictionary) -> Bool {
        ignored.contains(word) || Self.learned.contains(word) || dictionary.contains(word)
    }

    /// Takes a word as right in all that this checker checks.
    open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

    open var ignoredWords: [String]? {
        get { ignored.sorted() }
        set { ignored = Set(newValue ?? []) }
    }

    /// Takes a word as right as long as the app runs.
    open class func learnWord(_ word: String) { learned.insert(word) }
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    open class func unlearnWord(_ word: String) { learned.remove(word) }

    /// The languages that have a dictionary on this machine.
    open class var availableLanguages: [String] { SpellingDictionary.languages }
}

/// The words that an app has taught all its checkers.
private final class LearnedWords: @unchecked Sendable {
    private let lock = NSLock()
    private var words: Set<String> = []

    func insert(_ word: String) { lock.withLock { _ = words.insert(word) } }
    func remove(_ word: String) { lock.withLock { _ = words.remove(word) } }
    func contains(_ word: String) -> Bool { lock.withLock { words.contains(word) } }
}
