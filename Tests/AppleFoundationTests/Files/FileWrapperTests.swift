import Foundation
import Testing

@testable import AppleFoundation

struct FileWrapperTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test func filesAreWrittenAndRead() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("note.txt")
            try FileWrapper(regularFileWithContents: Data("text".utf8))
                .write(to: file, options: .atomic, originalContentsURL: nil)
            let wrapper = try FileWrapper(url: file)
            #expect(wrapper.isRegularFile)
            #expect(wrapper.regularFileContents == Data("text".utf8))
            #expect(wrapper.filename == "note.txt")
            #expect(wrapper.matchesContents(of: file))
            #expect(throws: (any Error).self) { try FileWrapper(url: folder.appendingPathComponent("none")) }
        }
    }

    @Test func foldersHoldWhatIsPutIntoThem() throws {
        try withFolder { folder in
            let wrapper = FileWrapper(directoryWithFileWrappers: [:])
            #expect(wrapper.addRegularFile(withContents: Data([1]), preferredFilename: "a.txt") == "a.txt")
            #expect(wrapper.addRegularFile(withContents: Data([2]), preferredFilename: "a.txt") == "a 2.txt")
            let place = folder.appendingPathComponent("folder")
            for _ in 0..<2 { try wrapper.write(to: place, options: .atomic, originalContentsURL: nil) }
            let read = try FileWrapper(url: place)
            #expect(read.isDirectory)
            #expect(read.fileWrappers?.mapValues(\.regularFileContents) == ["a.txt": Data([1]), "a 2.txt": Data([2])])
        }
    }
}
