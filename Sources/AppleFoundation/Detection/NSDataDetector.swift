import Foundation
import RuntimeWarnings

/// Raw values of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// Finds links, addresses of electronic mail and phone numbers in texts.
///
/// Foundation on Linux has no such class. Dates, postal addresses and journeys are not found, which is said once where an
/// app asks for them.
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// What is looked for.
    public let checkingTypes: NSTextCheckingTypes

    /// - Throws: an error of Cocoa where nothing that can be found is asked for.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        guard !types.isDisjoint(with: [.links, .phoneNumbers, .others]) else {
            throw CocoaError(.formatting)
        }
        if !types.isDisjoint(with: .others) {
            RuntimeWarning.report(
                "NSDataDetector finds no dates, addresses and journeys here, only links and phone numbers.",
                once: "NSDataDetector.types")
        }
        self.checkingTypes = checkingTypes
    }

    /// What is found in a range of a text, in its order.
    /// - Parameter range: counted in UTF-16, as all ranges of Foundation.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        var results: [DetectedResult] = []
        if types.contains(.links) { results += LinkRule.results(in: string, range) }
        if types.contains(.phoneNumbers) {
            let numbers = PhoneNumberRule.results(in: string, range)
            results += numbers.filter { number in
                !results.contains { NSIntersectionRange($0.range, number.range).length > 0 }
            }
        }
        return results.sorted { $0.range.location < $1.range.location }
    }

    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// - Returns: a range at `NSNotFound` where nothing is found.
    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls a closure with each thing that is found, until it sets the flag that it is given.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) where !stops.boolValue {
            block(match, [], &stops)
        }
    }
}

/// Foundation's own names of these types are marked as unused.
extension NSTextCheckingResult.CheckingType {
    static let links = Self(rawValue: 1 << 5)
    static let phoneNumbers = Self(rawValue: 1 << 11)
    /// Dates, addresses and journeys.
    static let others = Self(rawValue: 1 << 3 | 1 << 4 | 1 << 12)
}
