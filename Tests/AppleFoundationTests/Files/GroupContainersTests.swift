import AppleFoundation
import Foundation
import Testing

struct GroupContainersTests {
    @Test func aGroupHasAFolderThatIsThere() throws {
        let name = "group.org.example.\(UUID().uuidString)"
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(folder.lastPathComponent == name)
        #expect(FileManager.default.fileExists(atPath: folder.path))
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == folder)
    }

    @Test(arguments: ["", "..", "a/b"])
    func whatIsNoNameHasNone(name: String) {
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
    }
}
