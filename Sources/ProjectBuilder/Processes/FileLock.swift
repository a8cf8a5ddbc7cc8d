import Foundation

/// Keeps two runs of the tool from building in one folder at a time.
enum FileLock {
    /// Waits until no other process holds the lock, and holds it while the body runs.
    /// - Parameters:
    ///   - purpose: what the body does, for those who wait: `builds Memorize`.
    ///   - body: is told whether it had to wait.
    static func hold<Value>(
        _ path: String, purpose: String, body: (_ hasWaited: Bool) throws -> Value
    ) throws -> Value {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        let hasWaited = try take(descriptor, path)
        write("process \(getpid()) (\(command)), which \(purpose)", to: descriptor)
        defer { ftruncate(descriptor, 0) }
        return try body(hasWaited)
    }

    /// Milliseconds between two tries.
    private static let interval: UInt32 = 200

    /// The system lets a lock go with the process that holds it, however that ends.
    /// - Returns: whether somebody else held it.
    private static func take(_ descriptor: Int32, _ path: String) throws -> Bool {
        var sign = SignOfLife()
        var holder: String?
        defer { sign.end() }
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else { throw failure(path) }
            let present = self.holder(path)
            if present != holder { sign.say("Waiting for \(present)…") }
            holder = present
            sign.update("waiting")
            usleep(interval * 1_000)
        }
        return holder != nil
    }

    private static func failure(_ path: String) -> ToolError {
        ToolError("can't lock '\(path)': \(String(cString: strerror(errno)))")
    }

    /// The command line as it was typed, as far as it is known.
    private static var command: String {
        (["hanok"] + CommandLine.arguments.dropFirst()).joined(separator: " ")
    }

    /// Who holds the lock, in the holder's own words; `hanok` at the root of a checkout writes the same.
    private static func holder(_ path: String) -> String {
        let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? "another process, which holds \(path)" : text
    }

    private static func write(_ text: String, to descriptor: Int32) {
        ftruncate(descriptor, 0)
        _ = text.withCString { pwrite(descriptor, $0, strlen($0), 0) }
    }
}
