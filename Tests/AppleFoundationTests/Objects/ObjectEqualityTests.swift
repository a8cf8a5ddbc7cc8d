import Foundation
import Testing

@testable import AppleFoundation

/// Attributed strings whose attributes are objects of an app's own classes, whatever their first property holds.
@Suite struct ObjectEqualityTests {
    final class Style: NSObject {
        let number: Int
        init(_ number: Int) { self.number = number }
        override func isEqual(_ object: Any?) -> Bool { (object as? Style)?.number == number }
        override var hash: Int { number }
    }

    private let key = NSAttributedString.Key("style")
    private func text(_ string: String, _ number: Int) -> NSMutableAttributedString {
        NSMutableAttributedString(string: string, attributes: [key: Style(number)])
    }

    private func runs(_ text: NSAttributedString) -> [String] {
        var runs: [String] = []
        text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            runs.append("\((value as? Style)?.number ?? -1):\(range.location)+\(range.length)")
        }
        return runs
    }

    /// 0x300 has bits that are those of a type of Foundation's.
    @Test(arguments: [0, 1, 0x300, 0x3FF00, .max])
    func partsTakeOtherAttributes(number: Int) {
        let text = text("Hello world", number)
        text.addAttribute(key, value: Style(7), range: NSRange(location: 2, length: 3))
        text.addAttribute(key, value: Style(number), range: NSRange(location: 5, length: 2))
        text.addAttributes([key: Style(8)], range: NSRange(location: 8, length: 3))
        #expect(runs(text) == ["\(number):0+2", "7:2+3", "\(number):5+3", "8:8+3"])
    }

    @Test func textsAreJoinedWithTheirAttributes() {
        let text = text("a", 1)
        text.append(self.text("b", 1))
        text.append(self.text("c", 2))
        text.append(NSAttributedString(string: "d"))
        text.insert(self.text("e", 3), at: 0)
        text.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
        #expect(text.string == "exyzbcd")
        #expect(runs(text) == ["3:0+1", "1:1+4", "2:5+1", "-1:6+1"])
    }

    @Test func textsOfEqualAttributesAreEqual() {
        #expect(text("a", 1).isEqual(to: text("a", 1)))
        #expect(!text("a", 1).isEqual(to: text("a", 2)))
        #expect(
            NSDictionary(object: Style(1), forKey: "a" as NSString)
                == NSDictionary(object: Style(1), forKey: "a" as NSString))
    }
}
