import Foundation

/// Tells, each once, of what a caller asks for in vain, such as a selector that leads to no method.
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
