import Foundation

/// Tells the app's developer, on standard error, of something that Apple's runtime would warn of.
package enum RuntimeWarning {
    private static let reported = Locked<Set<String>>([])

    /// - Parameter once: the warning's identity; it is told once a process.
    package static func report(_ message: String, once identity: String) {
        guard reported.withLock({ $0.insert(identity).inserted }) else { return }
        FileHandle.standardError.write(Data("hanok: warning: \(message)\n".utf8))
    }
}
