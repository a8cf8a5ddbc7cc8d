import AppleFoundation
import Foundation
import Testing

@Suite struct NSSortDescriptorKeyTests {
    final class City: NSObject {
        let name: String
        let size: Int?
        init(_ name: String, _ size: Int?) {
            self.name = name
            self.size = size
        }
    }

    private let cities = [City("b10", 3), City("B9", nil), City("a", 1)]

    private func names(_ descriptor: NSSortDescriptor) -> [String] {
        NSArray(array: cities).sortedArray(using: [descriptor]).compactMap { ($0 as? City)?.name }
    }

    @Test func keysAreSortedByTheirValues() {
        #expect(names(NSSortDescriptor(key: "size", ascending: true)) == ["B9", "a", "b10"])
        #expect(names(NSSortDescriptor(key: "size", ascending: false)) == ["b10", "a", "B9"])
        #expect(names(NSSortDescriptor(key: "name", ascending: true)) == ["B9", "a", "b10"])
    }

    @Test func textsAreComparedAsASelectorSays() {
        let standard = Selector("localizedStandardCompare:")
        #expect(names(NSSortDescriptor(key: "name", ascending: true, selector: standard)) == ["a", "B9", "b10"])
        let insensitive = Selector("caseInsensitiveCompare:")
        #expect(names(NSSortDescriptor(key: "name", ascending: true, selector: insensitive)) == ["a", "b10", "B9"])
    }

    @Test func aDescriptorTellsItsKey() {
        #expect(NSSortDescriptor(key: "name", ascending: true).key == "name")
        #expect(NSSortDescriptor(keyPath: \City.name, ascending: true).key == nil)
    }
}
