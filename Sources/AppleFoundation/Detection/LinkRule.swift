import Foundation

/// Web addresses, with a scheme or without, and addresses of electronic mail.
enum LinkRule {
    /// Domains at the top that a name without a scheme ends in.
    private static let domains =
        "com|org|net|edu|gov|mil|info|biz|app|dev|io|ai|co|me|tv|kr|jp|cn|tw|hk|in|uk|ie|de|fr|nl|be|it|es|pt|se|no|dk|fi"
        + "|pl|cz|at|ch|gr|tr|ru|ua|us|ca|mx|br|ar|au|nz|za|eu"

    private static let expression: NSRegularExpression = {
        let name = "[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?"
        let scheme = "[a-z][a-z0-9+.-]*://[^\\s<>\"]+"
        let mail = "(?:mailto:)?[\\p{L}\\p{N}._%+-]+@(?:\(name)\\.)+[\\p{L}]{2,}"
        let bare = "(?:www\\.(?:\(name)\\.)+[\\p{L}]{2,}|(?:\(name)\\.)+(?:\(domains)))(?::\\d+)?(?:[/?#][^\\s<>\"]*)?"
        // What is written here compiles: the tests find links.
        return try! NSRegularExpression(
            pattern: "(?<![\\p{L}\\p{N}@])(?:\(scheme)|(\(mail))|(\(bare)))(?![\\p{L}\\p{N}@])",
            options: [.caseInsensitive])
    }()

    static func results(in string: String, _ range: NSRange) -> [DetectedResult] {
        let text = string as NSString
        return expression.matches(in: string, range: range).compactMap { match in
            let place = trimmed(match.range, in: text)
            let written = text.substring(with: place)
            let isMail = match.range(at: 1).location != NSNotFound && !written.lowercased().hasPrefix("mailto:")
            let isBare = match.range(at: 2).location != NSNotFound
            let prefix = isMail ? "mailto:" : isBare ? "http://" : ""
            return URL(string: prefix + written).map { DetectedResult(.link($0), at: place) }
        }
    }

    /// Without the punctuation behind it, which belongs to the sentence.
    private static func trimmed(_ range: NSRange, in text: NSString) -> NSRange {
        var range = range
        while range.length > 1 {
            let last = text.substring(with: NSRange(location: NSMaxRange(range) - 1, length: 1))
            let isOpen = last == ")" && text.substring(with: range).contains("(")
            guard !isOpen, ".,;:!?)]}'\u{2019}\u{201D}".contains(last) else { break }
            range.length -= 1
        }
        return range
    }
}
