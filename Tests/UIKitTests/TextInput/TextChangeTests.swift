import Foundation
import Testing

@testable import UIKit

struct TextChangeTests {
    @Test(arguments: [
        ("", "a", 0, 0, "a"), ("abc", "abXc", 2, 0, "X"), ("abc", "ac", 1, 1, ""), ("aaa", "aa", 2, 1, ""),
        ("abc", "xyz", 0, 3, "xyz"), ("a😀b", "a😃b", 1, 2, "😃"), ("한", "한글", 1, 0, "글"), ("a", "a", 1, 0, ""),
    ])
    func theOnePlaceIsFound(_ old: String, _ new: String, _ location: Int, _ length: Int, _ replacement: String) {
        let change = TextChange(from: old, to: new)
        #expect(change.range == NSRange(location: location, length: length))
        #expect(change.replacement == replacement)
    }
}
