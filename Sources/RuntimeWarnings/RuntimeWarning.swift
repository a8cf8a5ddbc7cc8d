import Foundation
import Synchronization

/// Tells the app's developer, on standard error, of something that Apple's runtime would warn of, or that can't be done
/// as it was asked for.
package enum RuntimeWarning {
    private static let reported = Mutex<Set<String>>([])

    /// A warning ends the app: `--strict`.
    private static let endsApp = ProcessInfo.processInfo.environment["HANOK_STRICT"] != nil

    /// - Parameter identity: what the warning is about; the same is told once a process. The message, where there is none.
    package static func report(_ message: String, once identity: String? = nil) {
        guard reported.withLock({ $0.insert(identity ?? message).inserted }) else { return }
        FileHandle.standardError.write(Data("hanok: \(endsApp ? "error" : "warning"): \(message)\n".utf8))
        if endsApp { exit(1) }
    }
}
