import AppleFoundation
import Foundation
import Testing

@Suite struct LibraryFolderTests {
    @Test func itLiesInTheHomeFolder() throws {
        let path = NSHomeDirectory() + "/Library"
        let manager = FileManager.default
        #expect(manager._urls(for: .libraryDirectory, in: .userDomainMask).map(\.path) == [path])
        #expect(_NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true) == [path])
        #expect(
            try manager._url(for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: false).path
                == path)
        #expect(
            manager._urls(for: .cachesDirectory, in: .userDomainMask)
                == manager.urls(for: .cachesDirectory, in: .userDomainMask))
    }
}
