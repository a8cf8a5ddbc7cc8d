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
        write(message, places: [])
    }

    /// - Parameters:
    ///   - literal: a text of the app's sources that is to blame; where it stands is told too.
    ///   - message: is called where there is something to tell.
    package static func report(once identity: String, literal: String, message: () -> String) {
        guard reported.withLock({ $0.insert(identity).inserted }) else { return }
        write(message(), places: AppSources.current.places(of: literal))
    }

    /// Whether something was reported under an identity.
    package static func wasReported(_ identity: String) -> Bool { reported.withLock { $0.contains(identity) } }

    private static func write(_ message: String, places: [String]) {
        let start = places.first.map { $0 + ": " } ?? ""
        let others = places.dropFirst().map { "\n  also at \($0)" }.joined()
        let kind = endsApp ? "error" : "warning"
        FileHandle.standardError.write(Data("\(start)\(kind): \(message)\(others)\n".utf8))
        if endsApp { exit(1) }
    }
}
