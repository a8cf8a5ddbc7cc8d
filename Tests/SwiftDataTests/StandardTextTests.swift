import Foundation
import SwiftData
import Testing

struct StandardTextTests {
    /// The order is that of `localizedStandardCompare`, of which Apple says that it is the Finder's.
    @Test func textsAreInTheOrderOfAListOfFiles() throws {
        let context = ModelContext(try makeContainer())
        let names = ["b", "a10", "A9", "한옥", "B 2", "a9", "B 10", "가게", "é", "f", ""]
        for (index, name) in names.enumerated() { context.insert(Trip(code: "\(index)", name: name)) }
        let found = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])).map(\.name)
        #expect(found == names.sorted { $0.localizedStandardCompare($1) == .orderedAscending })
        let explicit = [SortDescriptor(\Trip.name, comparator: .localizedStandard, order: .reverse)]
        #expect(try context.fetch(FetchDescriptor(sortBy: explicit)).map(\.name) == found.reversed())
    }
}
