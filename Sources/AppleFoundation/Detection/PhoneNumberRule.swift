import Foundation

/// Phone numbers in groups of digits, with or without a country's code.
enum PhoneNumberRule {
    private static let expression: NSRegularExpression = {
        let gap = "[ .\\u00A0\\u2010\\u2011-]"
        let country = "(?:\\+\\d{1,3}\(gap)?)?"
        let area = "(?:\\(\\d{1,4}\\)\(gap)?|\\d{1,4}\(gap))"
        let groups = "\\d{3,4}\(gap)\\d{3,4}"
        // What is written here compiles: the tests find numbers.
        return try! NSRegularExpression(
            pattern:
                "(?<![\\p{L}\\p{N}.+/-])(?:\(country)\(area)\(groups)|\\+\\d{8,15}|\\d{3}-\\d{4})(?![\\p{L}\\p{N}/-]|\\.\\d)"
        )
    }()

    static func results(in string: String, _ range: NSRange) -> [DetectedResult] {
        let text = string as NSString
        return expression.matches(in: string, range: range).map { match in
            DetectedResult(.phoneNumber(text.substring(with: match.range)), at: match.range)
        }
    }
}
