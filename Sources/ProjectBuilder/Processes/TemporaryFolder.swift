import Foundation
import Synchronization

/// Folders that go when they have done their service, also where a signal ends the tool.
package enum TemporaryFolder {
    private static let paths = Mutex<Set<String>>([])

    /// Makes a folder, and takes it away after the body.
    package static func use<Value>(_ path: String, body: () throws -> Value) throws -> Value {
        RunningPrograms.check()
        try BuildFolder.create(path)
        paths.withLock { _ = $0.insert(path) }
        defer {
            paths.withLock { _ = $0.remove(path) }
            try? FileManager.default.removeItem(atPath: path)
        }
        return try body()
    }

    /// To be called once nobody uses them any more.
    static func removeAll() {
        for path in paths.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
    }
}
