import Foundation

/// Keeps two runs of the tool from building in one folder at a time.
enum FileLock {
    /// Waits until no other process holds the lock, and holds it while the body runs.
    static func hold<Value>(_ path: String, body: () throws -> Value) throws -> Value {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0, take(descriptor, path) else {
            throw ToolError("can't lock '\(path)': \(String(cString: strerror(errno)))")
        }
        defer { close(descriptor) }
        return try body()
    }

    /// The system lets a lock go with the process that holds it, however that ends.
    private static func take(_ descriptor: Int32, _ path: String) -> Bool {
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
        guard errno == EWOULDBLOCK else { return false }
        let folder = (path as NSString).deletingLastPathComponent
        printError("Waiting for another run of hanok, which builds in \(folder)…")
        while flock(descriptor, LOCK_EX) != 0 {
            if errno != EINTR { return false }
        }
        return true
    }
}
