import Foundation

/// Keeps two runs of the tool from building in one folder at a time.
enum FileLock {
    /// Waits until no other process holds the lock, and holds it while the body runs.
    static func hold<Value>(_ path: String, body: () throws -> Value) throws -> Value {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
            throw ToolError("can't lock '\(path)': \(String(cString: strerror(errno)))")
        }
        defer { close(descriptor) }
        return try body()
    }
}
