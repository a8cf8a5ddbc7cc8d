import Foundation
import Testing

@testable import AppleFoundation

@Suite struct NSDataDetectorTests {
    private func found(_ text: String, _ types: NSTextCheckingResult.CheckingType) throws -> [String] {
        let detector = try NSDataDetector(types: types.rawValue)
        let range = NSRange(location: 0, length: (text as NSString).length)
        return detector.matches(in: text, range: range).map {
            "\((text as NSString).substring(with: $0.range)) > \($0.url?.absoluteString ?? $0.phoneNumber ?? "")"
        }
    }

    @Test(arguments: [
        ("See https://apple.com/a?b=1.", ["https://apple.com/a?b=1 > https://apple.com/a?b=1"]),
        (
            "한글 www.example.co.kr, and (swift.org)",
            [
                "www.example.co.kr > http://www.example.co.kr", "swift.org > http://swift.org",
            ]
        ),
        ("Write to ann.lee@mail.example.com!", ["ann.lee@mail.example.com > mailto:ann.lee@mail.example.com"]),
        (
            "https://en.wikipedia.org/wiki/Swift_(bird)",
            [
                "https://en.wikipedia.org/wiki/Swift_(bird) > https://en.wikipedia.org/wiki/Swift_(bird)"
            ]
        ),
        ("No link. At 3.14 or file.txt or e.g.this", []), ("", []),
    ])
    func linksAreFound(text: String, links: [String]) throws {
        #expect(try found(text, .links) == links)
    }

    @Test(arguments: [
        ("Call 010-1234-5678 or +82 10 1234 5678", ["010-1234-5678", "+82 10 1234 5678"]),
        ("(408) 996-1010 and 555-0100", ["(408) 996-1010", "555-0100"]), ("+14089961010.", ["+14089961010"]),
        ("In 2024-01-05, 12345 items, 192.168.1.100, 1.2.3", []),
    ])
    func phoneNumbersAreFound(text: String, numbers: [String]) throws {
        #expect(try found(text, .phoneNumbers) == numbers.map { "\($0) > \($0)" })
    }

    @Test func whatIsFoundKnowsWhatItIs() throws {
        let detector = try NSDataDetector(
            types: NSTextCheckingResult.CheckingType.links.rawValue
                | NSTextCheckingResult.CheckingType.phoneNumbers.rawValue)
        let text = "555-0100 a.com 555-0101"
        let range = NSRange(location: 0, length: text.utf16.count)
        #expect(detector.matches(in: text, range: range).map(\.resultType) == [.phoneNumbers, .links, .phoneNumbers])
        #expect(detector.numberOfMatches(in: text, range: NSRange(location: 0, length: 10)) == 1)
        #expect(detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location == NSNotFound)
        var count = 0
        detector.enumerateMatches(in: text, range: range) { _, _, stops in
            count += 1
            stops.pointee = true
        }
        #expect(count == 1)
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    }
}
