import Foundation
import RuntimeWarnings
import SwiftUICore

/// One of Hunspell's dictionaries.
final class SpellingDictionary: @unchecked Sendable {
    private let library: HunspellLibrary
    private let handle: OpaquePointer
    private let lock = NSLock()

    private init?(_ library: HunspellLibrary, affixes: String, words: String) {
        guard let handle = library.create(affixes, words) else { return nil }
        self.library = library
        self.handle = handle
    }

    func contains(_ word: String) -> Bool {
        // Dictionaries write the straight apostrophe.
        let plain = word.replacingOccurrences(of: "\u{2019}", with: "'")
        return lock.withLock { library.spell(handle, plain) != 0 }
    }

    func suggestions(for word: String) -> [String] {
        lock.withLock {
            var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
            let count = library.suggest(handle, &list, word)
            defer { library.freeList(handle, &list, count) }
            return (0..<Int(max(0, count))).compactMap { list?[$0].map { String(cString: $0) } }
        }
    }

    // MARK: Finding one

    private static let folders = ["/usr/share/hunspell", "/usr/share/myspell/dicts", "/usr/share/myspell"]
    private static let cache = Cache()

    /// The languages of the dictionaries, sorted.
    static var languages: [String] {
        guard HunspellLibrary.shared != nil else { return [] }
        let files = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
        return Set(files.filter { $0.hasSuffix(".dic") && !$0.hasPrefix("hyph") }.map { String($0.dropLast(4)) })
            .sorted()
    }

    /// The dictionary of a language, or one of the language in another region; nil (and reported) where there is none.
    static func of(_ language: String) -> SpellingDictionary? {
        cache.dictionary(language.replacingOccurrences(of: "-", with: "_"))
    }

    private static func load(_ language: String) -> SpellingDictionary? {
        guard let library = HunspellLibrary.shared else {
            report("The spelling can't be checked without Hunspell; on Debian and Ubuntu: apt install hunspell")
            return nil
        }
        for name in candidates(language) {
            for folder in folders where FileManager.default.fileExists(atPath: "\(folder)/\(name).dic") {
                return SpellingDictionary(
                    library, affixes: "\(folder)/\(name).aff", words: "\(folder)/\(name).dic")
            }
        }
        report(
            "There is no dictionary of '\(language)', so that each word counts as right; on Debian and Ubuntu: "
                + "apt install hunspell-\(language.prefix(2))…")
        return nil
    }

    /// The language itself, then as it is written where most people speak it, then any of its regions.
    private static func candidates(_ language: String) -> [String] {
        let code = String(language.prefix { $0 != "_" })
        let usual = code == "en" ? "en_US" : "\(code)_\(code.uppercased())"
        return [language, usual, code] + languages.filter { $0.hasPrefix(code + "_") }
    }

    private static func report(_ message: String) { RuntimeWarning.report(message, once: "UITextChecker \(message)") }

    /// Dictionaries that were read, and languages that have none.
    private final class Cache: @unchecked Sendable {
        private let lock = NSLock()
        private var known: [String: SpellingDictionary?] = [:]

        func dictionary(_ language: String) -> SpellingDictionary? {
            lock.withLock {
                if let dictionary = known[language] { return dictionary }
                let dictionary = SpellingDictionary.load(language)
                known[language] = .some(dictionary)
                return dictionary
            }
        }
    }
}
