import Foundation
import Synchronization

/// What is said where a signal ends the tool.
package enum Interruption {
    private static let progress = Mutex("")

    /// How far the tool has come, in words that follow "error: interrupted"; empty where there is nothing to add.
    package static func setProgress(_ text: String) { progress.withLock { $0 = text } }

    static func message(_ signal: Int32) -> String {
        let name = signal == SIGINT ? "" : " by \(signal == SIGTERM ? "SIGTERM" : "SIGHUP")"
        return "error: interrupted\(name)\(progress.withLock { $0 })"
    }
}
