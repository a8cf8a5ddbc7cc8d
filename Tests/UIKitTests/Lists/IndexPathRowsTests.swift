import Foundation
import Testing
import UIKit

struct IndexPathRowsTests {
    /// Apple's documentation: a path to a row has two indices, the section's first.
    @Test func aPathOfARowHasItsSectionFirst() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path == IndexPath(indexes: [1, 3]))
        #expect(path == IndexPath(item: 3, section: 1))
        path.row += 1
        path.section = 0
        #expect((path.item, path.section) == (4, 0))
    }
}
