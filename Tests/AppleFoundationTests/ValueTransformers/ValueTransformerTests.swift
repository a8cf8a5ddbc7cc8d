import AppleFoundation
import Foundation
import Testing

@Suite struct ValueTransformerTests {
    final class Doubler: ValueTransformer, @unchecked Sendable {
        override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
        override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
    }

    @Test func transformersAreFoundByName() {
        let name = NSValueTransformerName("Doubler")
        #expect(ValueTransformer(forName: name) == nil)
        ValueTransformer.setValueTransformer(Doubler(), forName: name)
        let found = ValueTransformer(forName: name)
        #expect(found?.transformedValue(4) as? Int == 8 && found?.reverseTransformedValue(4) as? Int == 2)
    }

    @Test func anArchiveHoldsWhatWasPutIntoIt() {
        let transformer = NSSecureUnarchiveFromDataTransformer()
        let value: [String: Any] = ["words": ["Zoë", "b"], "count": 3]
        let data = transformer.reverseTransformedValue(value) as? Data
        let read = transformer.transformedValue(data) as? [String: Any]
        #expect(read?["words"] as? [String] == ["Zoë", "b"] && read?["count"] as? Int == 3)
    }
}
