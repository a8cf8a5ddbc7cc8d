import Foundation

/// The folder of all that the tests of one process write; it goes with the process.
enum TestFolder {
    static let path: String = {
        let path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("hanok-tests-" + UUID().uuidString).path
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(atPath: TestFolder.path) }
        return path
    }()

    /// The path of a folder that is not there yet.
    static func new() -> String { path + "/" + UUID().uuidString }
}
