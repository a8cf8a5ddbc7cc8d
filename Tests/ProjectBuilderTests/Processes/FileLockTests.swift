import Foundation
import Testing

@testable import ProjectBuilder

struct FileLockTests {
    private func lock() throws -> String {
        let folder = TestFolder.new()
        try BuildFolder.create(folder)
        return folder + "/lock"
    }

    @Test func theHolderSaysWhoItIsAndWhatItDoes() throws {
        let path = try lock()
        let text = try FileLock.hold(path, purpose: "builds Memorize") { hasWaited in
            #expect(!hasWaited)
            return try String(contentsOfFile: path, encoding: .utf8)
        }
        #expect(text.hasPrefix("process \(getpid()) (hanok"))
        #expect(text.hasSuffix("), which builds Memorize"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "")
    }

    @Test func whoWaitsIsToldThatItHas() throws {
        let path = try lock()
        let holder = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        #expect(flock(holder, LOCK_EX) == 0)
        Thread.detachNewThread {
            usleep(100_000)
            close(holder)
        }
        #expect(try FileLock.hold(path, purpose: "builds Memorize") { $0 })
    }
}
