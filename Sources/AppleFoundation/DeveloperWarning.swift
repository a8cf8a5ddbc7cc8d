import Foundation

/// Tells, each once, of selectors that lead to no method and of what else a caller asks for in vain.
enum DeveloperWarning {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var told: Set<String> = []

    static func reportMissing(_ selector: Selector, of target: AnyObject) {
        report("unrecognized selector -[\(type(of: target)) \(selector)]; only #selector leads to a method here")
    }

    static func report(_ message: String) {
        guard lock.withLock({ told.insert(message).inserted }) else { return }
        FileHandle.standardError.write(Data("hanok: warning: \(message)\n".utf8))
    }
}
