import AppleFoundation
import Foundation
import Testing

struct UserDefaultsKeyValueCodingTests {
    @Test func valuesAreSetAndRemoved() throws {
        let defaults = try #require(UserDefaults(suiteName: "UserDefaultsKeyValueCodingTests"))
        defaults.setValue([3, 1], forKey: "order")
        #expect(defaults.value(forKey: "order") as? [Int] == [3, 1])
        #expect(defaults.array(forKey: "order") as? [Int] == [3, 1])
        defaults.setValue(nil, forKey: "order")
        #expect(defaults.value(forKey: "order") == nil)
    }
}
