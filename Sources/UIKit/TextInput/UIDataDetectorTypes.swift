import AppleFoundation
import Foundation

/// What a text view makes links of.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Not found here, which is said once (`NSDataDetector`).
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Not found here, which is said once (`NSDataDetector`).
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// All that can be found.
    public static let all = UIDataDetectorTypes(rawValue: .max)

    /// Raw values of `NSTextCheckingResult.CheckingType`, whose names Foundation on Linux deprecates.
    private var checkingTypes: NSTextCheckingTypes {
        let known: [(UIDataDetectorTypes, NSTextCheckingTypes)] = [(.link, 1 << 5), (.phoneNumber, 1 << 11)]
        let others: [(UIDataDetectorTypes, NSTextCheckingTypes)] = [(.address, 1 << 4), (.calendarEvent, 1 << 3)]
        let wanted = self == .all ? known : known + others
        return wanted.reduce(0) { contains($1.0) ? $0 | $1.1 : $0 }
    }

    /// The text with a link at each place where something was found that is none yet.
    func addingLinks(to text: NSAttributedString) -> NSAttributedString {
        guard !isEmpty, let detector = try? NSDataDetector(types: checkingTypes) else { return text }
        let result = NSMutableAttributedString(attributedString: text)
        let all = NSRange(location: 0, length: text.length)
        for match in detector.matches(in: text.string, range: all) {
            guard let url = match.url ?? match.phoneNumber.flatMap(Self.telephone) else { continue }
            guard text.attribute(.link, at: match.range.location, effectiveRange: nil) == nil else { continue }
            result.addAttribute(.link, value: url, range: match.range)
        }
        return result
    }

    private static func telephone(_ number: String) -> URL? {
        URL(string: "tel:" + number.filter { $0.isNumber || $0 == "+" })
    }
}
