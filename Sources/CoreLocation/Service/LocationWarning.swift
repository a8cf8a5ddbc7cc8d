import Foundation

/// Tells a developer once, on standard error, of something that can't work as it was asked for.
enum LocationWarning {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var reported: Set<String> = []

    /// - Parameter once: the warning's identity.
    static func report(_ message: String, once identity: String) {
        guard lock.withLock({ reported.insert(identity).inserted }) else { return }
        FileHandle.standardError.write(Data("hanok: warning: \(message)\n".utf8))
    }
}
